// Language, look, rooms and tabs: the part of the page that works before any
// WebAssembly has loaded, or without it. It is a classic script in the head, so
// that the first paint already has the reader's language and colours.
//
// Other scripts may read this state on the root element:
// - lang
// - data-room: the id of the room in view, "" for the start page
// - data-tab: the tab in view
// - data-call: a link's call for the tab's explorer, until the explorer takes it
// - data-puzzle: the puzzle that a link names or that is on the table, kind-number
// - data-dark, data-four, data-deck, data-figures, data-left: the look
// - data-sound: sounds are on
// - data-offline: "kept" if the page works without a network
// A room with data-empty has its heading and an empty table until load.js has brought the rest: "roomfilled" at window. Until then it has
// no "tabchange".
// To open a tab, dispatch a CustomEvent "opentab" at window with the tab's name
// as detail, or "showtab", which leaves the history as it is. "tabchange" and "languagechange" are dispatched at window.
(() => {
  const root = document.documentElement
  // A page with a service worker has been stored as a whole (offline.js).
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

  // The platform's own event. The Go program rewrites its texts on it.
  function speak(language) {
    root.lang = language
    write(SAVED, language)
    markLanguage()
    entitle()
    window.dispatchEvent(new Event('languagechange'))
  }

  // --- look -------------------------------------------------------------------

  const RADIOS = ['look-theme', 'look-deck', 'look-tiles']
  const look = { theme: '', deck: '', tiles: '', four: false, left: false, sound: false, letters: true }

  function readLook() {
    try {
      const saved = JSON.parse(read(LOOK)) ?? {}
      if (['', 'light', 'dark'].includes(saved.theme)) look.theme = saved.theme
      if (saved.deck === 'colour') look.deck = saved.deck
      if (saved.tiles === 'figures') look.tiles = saved.tiles
      look.four = saved.four === true
      look.left = saved.left === true
      look.sound = saved.sound === true
      look.letters = saved.letters !== false
    } catch { /* what does not parse is no choice */ }
  }

  function dress() {
    root.toggleAttribute('data-dark', look.theme ? look.theme === 'dark' : darkness.matches)
    if (look.deck) root.dataset.deck = look.deck
    else delete root.dataset.deck
    root.toggleAttribute('data-figures', look.tiles === 'figures')
    root.toggleAttribute('data-four', look.four)
    root.toggleAttribute('data-left', look.left)
    root.toggleAttribute('data-sound', look.sound)
  }

  function follow({ target }) {
    if (RADIOS.includes(target.name)) look[target.name.slice(5)] = target.value
    else if (target.id === 'look-suits') look.four = target.checked
    else if (target.id === 'look-left') look.left = target.checked
    else if (target.id === 'look-sound') look.sound = target.checked
    else if (target.id === 'look-letters') look.letters = target.checked
    else if (target.id === 'look-full') return fill(target.checked)
    write(LOOK, JSON.stringify(look))
    dress()
    if (target.id === 'look-sound') globalThis.tefudaDemo?.sound('place')
  }

  // Readers who dictate, or press keys by accident, can switch off the shortcuts of one character. Fields and grids
  // keep theirs, which act only on the element in focus.
  function hush(event) {
    const { key, target, ctrlKey, metaKey, altKey } = event
    const shortcut = key.length === 1 && key !== ' ' && !ctrlKey && !metaKey && !altKey
    if (!look.letters && shortcut && !target.closest?.('input, select, textarea, dialog, [role="grid"]')) event.stopImmediatePropagation()
  }

  const fill = full => (full ? root.requestFullscreen() : document.exitFullscreen()).catch(() => {})

  function furnishLook() {
    const fields = document.getElementById('look')
    for (const name of RADIOS) fields.querySelector(`[name="${name}"][value="${look[name.slice(5)]}"]`).checked = true
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
    const bar = document.getElementById('bar-title')
    bar.textContent = name
    bar.dataset.short = document.querySelector(`.rooms [href="#${root.dataset.room}"] [lang="${root.lang}"]`)?.textContent ?? name
  }

  // data-panel names the tabs of an element, one or several: "play", or "analyse:trainer" for the tab only while the
  // room's data-mode is "trainer". A room has the tabs that its elements name.
  const panels = room => [...room.querySelectorAll('[data-panel]')]
  const names = panel => panel.dataset.panel.split(' ').map(name => name.split(':'))

  function showPanels(room) {
    const { mode } = room.dataset
    for (const panel of panels(room)) panel.hidden = !names(panel).some(([tab, of = mode]) => tab === root.dataset.tab && of === mode)
    root.toggleAttribute('data-staged', Boolean(room.querySelector(':scope > .stage:not([hidden])')))
  }

  function openTab(name) {
    const room = shown()
    if (!room) return
    const has = tab => panels(room).some(panel => names(panel).some(([of]) => of === tab))
    const tab = has(name) ? name : 'play'
    root.dataset.tab = tab
    showPanels(room)
    for (const button of document.querySelectorAll('#tabs [data-tab]')) {
      button.hidden = !has(button.dataset.tab)
      button.setAttribute('aria-pressed', String(button.dataset.tab === tab || (button.dataset.also ?? '').split(' ').includes(tab)))
    }
    if (!('empty' in room.dataset)) window.dispatchEvent(new window.CustomEvent('tabchange', { detail: tab }))
  }

  // A tab that the reader opens is an entry of the history, and its address names it. The entries of one visit to a room
  // share a number: Back among them changes the tab and leaves the game as it is, whatever game the address carried then.
  let visit = 0

  function turnTo(name) {
    if (name === root.dataset.tab) return
    const [room, state = ''] = location.hash.split('?')
    const rest = state.split('&').filter(part => part && !/^tab=/.test(part))
    if (name !== 'play') rest.push(`tab=${name}`)
    try {
      window.history.replaceState({ visit }, '')
      window.history.pushState({ visit }, '', room + (rest.length > 0 ? `?${rest.join('&')}` : ''))
    } catch { /* too often for this browser: the tab opens without an entry */ }
    openTab(name)
  }

  function goBack(event) {
    const [room, state] = location.hash.slice(1).split('?')
    if (window.history.state?.visit !== visit || room !== root.dataset.room) return
    event.stopImmediatePropagation()
    openTab(new window.URLSearchParams(state).get('tab') ?? 'play')
    window.dispatchEvent(new Event('tabback'))
  }

  // Until the program has laid out a table, the room shows the words of its tile there.
  function welcome(room) {
    const says = document.querySelector(`.tile-room[href="#${room?.id}"] .tile-says`)
    for (const table of room?.querySelectorAll('.table[inert]:not(:has(.welcome))') ?? []) {
      const name = document.createElement('b')
      name.append(...[...room.querySelector('h2').children].map(word => word.cloneNode(true)))
      const words = document.createElement('span')
      words.setAttribute('elementtiming', 'welcome')
      words.append(name, document.createElement('br'), ...[...says?.querySelectorAll(':scope > [lang]') ?? []].map(word => word.cloneNode(true)))
      const lines = document.createElement('p')
      lines.className = 'welcome'
      lines.append(words)
      table.append(lines)
    }
  }

  // On a phone the list of rooms is wider than the screen.
  function showCurrent() {
    const bar = document.querySelector('.rooms')
    const { offsetLeft = 0, offsetWidth = 0 } = bar.querySelector('[aria-current]') ?? {}
    bar.scrollLeft = offsetLeft - (bar.clientWidth - offsetWidth) / 2
  }

  // A room is any <section class="room" id="…">; its link in the navigation is "#…". The part of the fragment after "?"
  // belongs to the room, except tab=… and call=… (the first call of that tab's explorer).
  function enterRoom() {
    visit = window.history.state?.visit ?? Math.random()
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
    if (moved) window.requestAnimationFrame(showCurrent)
    entitle()
    if (!room) root.removeAttribute('data-staged')
    const linked = new window.URLSearchParams(state)
    // Stored, since the room soon writes its own state into the address.
    if (linked.has('call')) root.dataset.call = linked.get('call')
    if (linked.has('puzzle')) root.dataset.puzzle = linked.get('puzzle')
    else if (moved) delete root.dataset.puzzle
    if (moved || linked.has('call') || linked.has('tab')) openTab(linked.get('tab') ?? 'play')
    if (!moved) return
    window.scrollTo(0, 0)
    document.getElementById('notice').hidden = true // the program of the next room shows its own notice
  }

  function furnishRoom({ detail }) {
    watchSizes()
    if (detail !== root.dataset.room) return
    welcome(shown())
    openTab(root.dataset.tab)
  }

  // The home screen's icon opens the room played last.
  if (location.search === '?continue' && !location.hash && read('tefuda-last')) window.history.replaceState(null, '', `./#${read('tefuda-last')}`)

  /** Lays out the whole page anew: adding and deleting a rule recomputes all styles. */
  function layOut() {
    for (const sheet of document.styleSheets) sheet.deleteRule(sheet.insertRule('of-no-element {}'))
    document.body.style.display = 'none'
    document.body.getBoundingClientRect()
    document.body.style.display = ''
  }

  /**
   * WebKit (WebKitGTK 2.50) does not redraw parts of a page when its size changes, for example when a phone is turned.
   */
  const asked = ({ cssRules = [] }) => [...cssRules].flatMap(rule => (rule.media ? [rule.media.mediaText, ...asked(rule)] : []))
  const watched = new Set()
  function watchSizes() {
    if (!/^Apple/.test(navigator.vendor)) return
    for (const query of new Set([...document.styleSheets].flatMap(asked))) {
      if (!watched.has(query)) window.matchMedia(query).addEventListener('change', layOut)
      watched.add(query)
    }
  }

  root.lang = preferredLanguage()
  root.dataset.script = ''
  root.dataset.tab = 'play'
  readLook()
  dress()
  darkness.addEventListener('change', dress)
  window.addEventListener('hashchange', goBack)
  window.addEventListener('hashchange', enterRoom)
  window.addEventListener('roomfilled', furnishRoom)
  window.addEventListener('load', watchSizes)
  window.addEventListener('keydown', hush, true)
  // Later, not at once: the caller may be in the middle of something that a change of tab would interrupt.
  window.addEventListener('showtab', ({ detail }) => window.queueMicrotask(() => openTab(detail)))
  window.addEventListener('opentab', ({ detail }) => window.queueMicrotask(() => turnTo(detail)))
  document.addEventListener('DOMContentLoaded', () => {
    markLanguage()
    furnishLook()
    document.querySelector('.mini-day i').textContent = new Date().getDate()
    enterRoom()
    const modes = new window.MutationObserver(() => shown() && showPanels(shown()))
    modes.observe(document.querySelector('main'), { attributeFilter: ['data-mode'], subtree: true })
    document.querySelector('.languages').addEventListener('click', ({ target }) => {
      if (target.dataset.language) speak(target.dataset.language)
    })
    document.getElementById('tabs').addEventListener('click', ({ target }) => {
      const button = target.closest('[data-tab]')
      if (button) turnTo(button.dataset.tab)
    })
    document.addEventListener('click', ({ target }) => {
      const button = target.closest?.('[data-turns]')
      if (button) turnTo(button.dataset.turns)
    })
  })
})()
