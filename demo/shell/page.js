// Language, look, rooms and tabs: the part of the page that works before any
// WebAssembly arrives, and still works when none does. A classic script in the
// head, so that the first paint is already in the reader's language and colours.
//
// What of the frame's state others may read, on the root element: lang;
// data-room, the id of the room in view, "" for the start page; data-tab, the
// tab in view; data-call, what a link has for the tab's explorer, until that
// takes it; data-dark, data-four, data-left, the look; data-sound, that sounds
// are wanted; data-offline, "kept" where the page needs no network. Whoever
// wants another tab dispatches a CustomEvent "opentab" with its name as detail
// at window; who wants to know listens for "tabchange" there, and for
// "languagechange".
(() => {
  const root = document.documentElement
  // What has a service worker has been kept as a whole (offline.js).
  if (navigator.serviceWorker?.controller) root.dataset.offline = 'kept'
  const LANGUAGES = ['en', 'ja']
  const SAVED = 'tefuda-language'
  const LOOK = 'tefuda-look'
  const darkness = window.matchMedia('(prefers-color-scheme: dark)')

  // Storage throws where the browser forbids it; a choice then lasts as long as the page.
  function read(key) {
    try { return localStorage.getItem(key) } catch { return null }
  }

  function write(key, value) {
    try { localStorage.setItem(key, value) } catch { /* see read */ }
  }

  // --- language ---------------------------------------------------------------

  function preferredLanguage() {
    const wanted = [read(SAVED), ...navigator.languages].map(tag => (tag ?? '').slice(0, 2))
    return wanted.find(tag => LANGUAGES.includes(tag)) ?? 'en'
  }

  function markLanguage() {
    for (const button of document.querySelectorAll('[data-language]')) {
      button.setAttribute('aria-pressed', String(button.dataset.language === root.lang))
    }
  }

  // The event is the platform's own; the Go program rewrites its strings on it.
  function speak(language) {
    root.lang = language
    write(SAVED, language)
    markLanguage()
    entitle()
    window.dispatchEvent(new Event('languagechange'))
  }

  // --- look -------------------------------------------------------------------

  const look = { theme: '', four: false, left: false, sound: false, letters: true }

  function readLook() {
    try {
      const saved = JSON.parse(read(LOOK)) ?? {}
      if (['', 'light', 'dark'].includes(saved.theme)) look.theme = saved.theme
      look.four = saved.four === true
      look.left = saved.left === true
      look.sound = saved.sound === true
      look.letters = saved.letters !== false
    } catch { /* what does not parse is no choice */ }
  }

  function dress() {
    root.toggleAttribute('data-dark', look.theme ? look.theme === 'dark' : darkness.matches)
    root.toggleAttribute('data-four', look.four)
    root.toggleAttribute('data-left', look.left)
    root.toggleAttribute('data-sound', look.sound)
  }

  function follow({ target }) {
    if (target.name === 'look-theme') look.theme = target.value
    else if (target.id === 'look-suits') look.four = target.checked
    else if (target.id === 'look-left') look.left = target.checked
    else if (target.id === 'look-sound') look.sound = target.checked
    else if (target.id === 'look-letters') look.letters = target.checked
    else if (target.id === 'look-full') return fill(target.checked)
    write(LOOK, JSON.stringify(look))
    dress()
    if (target.id === 'look-sound') globalThis.tefudaDemo?.sound('place')
  }

  // Who speaks to the machine, or presses keys unawares, can switch off those of one character; in fields and on grids, where
  // they do something to what has the focus, they stay.
  function hush(event) {
    const { key, target, ctrlKey, metaKey, altKey } = event
    const shortcut = key.length === 1 && key !== ' ' && !ctrlKey && !metaKey && !altKey
    if (!look.letters && shortcut && !target.closest?.('input, select, textarea, dialog, [role="grid"]')) event.stopImmediatePropagation()
  }

  const fill = full => (full ? root.requestFullscreen() : document.exitFullscreen()).catch(() => {})

  function furnishLook() {
    const fields = document.getElementById('look')
    fields.querySelector(`[name="look-theme"][value="${look.theme}"]`).checked = true
    document.getElementById('look-suits').checked = look.four
    document.getElementById('look-left').checked = look.left
    document.getElementById('look-sound').checked = look.sound
    document.getElementById('look-letters').checked = look.letters
    document.getElementById('look-full-row').hidden = !document.fullscreenEnabled
    fields.addEventListener('change', follow)
    document.addEventListener('fullscreenchange', () => {
      document.getElementById('look-full').checked = Boolean(document.fullscreenElement)
    })
  }

  // --- rooms and tabs ---------------------------------------------------------

  const shown = () => document.getElementById(root.dataset.room)
  const title = room => room?.querySelector(`h2 [lang="${root.lang}"]`)?.textContent ?? ''

  function entitle() {
    const name = title(shown())
    document.title = name ? `${name} · tefuda 手札` : 'tefuda 手札'
    document.getElementById('bar-title').textContent = name
  }

  // What lies in a tab says so: data-panel names one or several. A room has the tabs that something in it names.
  const panels = room => [...room.querySelectorAll('[data-panel]')]
  const lies = (panel, tab) => panel.dataset.panel.split(' ').includes(tab)

  function openTab(name) {
    const room = shown()
    if (!room) return
    const has = tab => panels(room).some(panel => lies(panel, tab))
    const tab = has(name) ? name : 'play'
    root.dataset.tab = tab
    for (const panel of panels(room)) panel.hidden = !lies(panel, tab)
    root.toggleAttribute('data-staged', Boolean(room.querySelector(':scope > .stage:not([hidden])')))
    for (const button of document.querySelectorAll('#tabs [data-tab]')) {
      button.hidden = !has(button.dataset.tab)
      button.setAttribute('aria-pressed', String(button.dataset.tab === tab))
    }
    window.dispatchEvent(new window.CustomEvent('tabchange', { detail: tab }))
  }

  // Until the program has laid a table its room says there what it is for, in the words of its tile.
  function welcome(room) {
    const says = document.querySelector(`.tile-room[href="#${room?.id}"] .tile-says`)
    for (const table of room?.querySelectorAll('.table[inert]:not(:has(.welcome))') ?? []) {
      const name = document.createElement('b')
      name.append(...[...room.querySelector('h2').children].map(word => word.cloneNode(true)))
      const words = document.createElement('span')
      words.append(name, document.createElement('br'), ...[...says?.querySelectorAll(':scope > [lang]') ?? []].map(word => word.cloneNode(true)))
      const lines = document.createElement('p')
      lines.className = 'welcome'
      lines.append(words)
      table.append(lines)
    }
  }

  // A room is any <section class="room" id="…">; its link in the navigation is "#…".
  // Whatever follows a "?" in the fragment belongs to the room, but for tab=… and call=…, what the explorer of that tab begins with.
  function enterRoom() {
    const [wanted, state] = location.hash.slice(1).split('?')
    const rooms = [...document.querySelectorAll('.room')]
    const room = rooms.find(({ id }) => id === wanted)
    const moved = root.dataset.room !== (room?.id ?? '')
    root.dataset.room = room?.id ?? ''
    welcome(room)
    document.getElementById('start').hidden = Boolean(room)
    document.getElementById('tabs').hidden = !room
    for (const each of rooms) each.hidden = each !== room
    for (const link of document.querySelectorAll('.rooms a')) {
      if (link.hash === `#${wanted}`) link.setAttribute('aria-current', 'page')
      else link.removeAttribute('aria-current')
    }
    entitle()
    if (!room) root.removeAttribute('data-staged')
    const linked = new window.URLSearchParams(state)
    // Kept, as the room soon writes its own state into the address.
    if (linked.has('call')) root.dataset.call = linked.get('call')
    if (moved || linked.has('call')) openTab(linked.get('tab') ?? 'play')
    if (moved) window.scrollTo(0, 0)
  }

  // The home screen's icon goes on with the game played last.
  if (location.search === '?continue' && !location.hash && read('tefuda-last')) window.history.replaceState(null, '', `./#${read('tefuda-last')}`)

  /** Has all of the page laid out anew, by styles that are all reckoned anew, as a rule comes and goes. */
  function layOut() {
    for (const sheet of document.styleSheets) sheet.deleteRule(sheet.insertRule('of-no-element {}'))
    document.body.style.display = 'none'
    document.body.getBoundingClientRect()
    document.body.style.display = ''
  }

  /** WebKit (WebKitGTK 2.50) leaves parts of a page as they were when it gets another size, as a phone that is turned. */
  function watchSizes() {
    if (!/^Apple/.test(navigator.vendor)) return
    const asked = [...document.styleSheets].flatMap(({ cssRules }) => [...cssRules]).map(({ media }) => media?.mediaText)
    for (const query of new Set(asked.filter(Boolean))) window.matchMedia(query).addEventListener('change', layOut)
  }

  root.lang = preferredLanguage()
  root.dataset.script = ''
  root.dataset.tab = 'play'
  readLook()
  dress()
  darkness.addEventListener('change', dress)
  window.addEventListener('hashchange', enterRoom)
  window.addEventListener('load', watchSizes)
  window.addEventListener('keydown', hush, true)
  // Not at once: who asks may be in the middle of something that the answer would interrupt.
  window.addEventListener('opentab', ({ detail }) => window.queueMicrotask(() => openTab(detail)))
  document.addEventListener('DOMContentLoaded', () => {
    markLanguage()
    furnishLook()
    document.querySelector('.mini-day i').textContent = new Date().getDate()
    enterRoom()
    document.querySelector('.languages').addEventListener('click', ({ target }) => {
      if (target.dataset.language) speak(target.dataset.language)
    })
    document.getElementById('tabs').addEventListener('click', ({ target }) => {
      const button = target.closest('[data-tab]')
      if (button) openTab(button.dataset.tab)
    })
  })
})()
