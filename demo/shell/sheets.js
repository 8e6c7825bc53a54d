// Sheets, rails and trays: what opens over a table and goes away again. All of it is
// told by attributes, and works before any WebAssembly arrives.
//
//   data-opens="id"   a button that opens the <dialog class="sheet"> of that id; one in another sheet closes that
//   data-later="…"    a button whose work loads with the first press on it (main.js)
//   data-close        a button in it that closes it; so do Escape and a press beside it
//   data-rail         the head of a rail, a button in which (aria-expanded) opens it where it is a bottom sheet or a drawer
//   data-tray="id"    a button that shows a tray, as a deck to pick from, where the table has no room for it
//   data-rules        in the sheet that is opened: where the room's rules are shown
//   data-look         in the sheet that is opened: where the look's settings are
(() => {
  const at = (target, selector) => (target instanceof window.Element ? target.closest(selector) : null)

  // The settings of the look lie in whichever sheet is open.
  function furnish(sheet) {
    const look = document.getElementById('look')
    sheet.querySelector('[data-look]')?.append(look)
    if (sheet.id !== 'menu') return
    document.getElementById('menu-status').replaceChildren(...document.getElementById('status').cloneNode(true).childNodes)
    for (const twin of sheet.querySelectorAll('#menu-status [id]')) twin.removeAttribute('id')
    showRules(sheet.querySelector('[data-rules]'))
    leadToSettings(sheet.querySelector('#menu-settings'))
  }

  // The table's own button may have given its place to another.
  function leadToSettings(button) {
    const toolbar = [...document.querySelectorAll('.room:not([hidden]) .toolbar')].find(each => each.checkVisibility())
    const own = toolbar?.querySelector('.last[data-opens]')
    button.parentElement.hidden = !own
    if (own) button.dataset.opens = own.dataset.opens
  }

  function showRules(place) {
    const rules = document.querySelector('.room:not([hidden]) section.rules')
    place.replaceChildren(...(rules ? [rules.cloneNode(true)] : []))
    for (const twin of place.querySelectorAll('[id]')) twin.removeAttribute('id')
    place.querySelector('details')?.setAttribute('open', '')
  }

  function open(id) {
    const sheet = document.getElementById(id)
    furnish(sheet)
    if (!sheet.open) sheet.showModal()
  }

  // What a button opens has the attribute data-shown while it is open.
  function toggle(button, open = button.getAttribute('aria-expanded') !== 'true') {
    const opened = button.dataset.tray ? document.getElementById(button.dataset.tray) : at(button, '.rail')
    button.setAttribute('aria-expanded', String(open))
    opened.toggleAttribute('data-shown', open)
  }

  // One thing lies over a table at a time.
  function fold(room, but) {
    for (const button of room.querySelectorAll('[data-tray], [data-rail] [aria-expanded]')) {
      if (button !== but) toggle(button, false)
    }
  }

  function press({ target }) {
    const opener = at(target, '[data-opens]')
    if (opener) {
      at(opener, 'dialog')?.close()
      return open(opener.dataset.opens)
    }
    if (at(target, '[data-close]') || target instanceof window.HTMLDialogElement) return at(target, 'dialog')?.close()
    const tray = at(target, '[data-tray]')
    const head = at(target, '[data-rail]')
    const button = tray ?? head?.querySelector('[aria-expanded]')
    if (!button) return
    fold(at(button, '.room'), button)
    toggle(button)
  }

  document.addEventListener('click', press)
  document.addEventListener('keydown', event => {
    const room = document.querySelector('.room:not([hidden])')
    if (event.key === 'Escape' && room && !document.querySelector('dialog[open]')) fold(room)
  })
  // An error that nobody could see opens what it lies in. Not at once: who complains may be in the middle of something.
  document.addEventListener('complaint', ({ target }) => window.queueMicrotask(() => {
    const sheet = at(target, 'dialog')
    if (target.closest('.room').hidden || !target.textContent) return
    if (sheet && !sheet.open && !document.querySelector('dialog[open]')) open(sheet.id)
    const button = at(target, '.rail')?.querySelector('.rail-toggle')
    if (button?.checkVisibility()) toggle(button, true)
  }))
  // Who goes elsewhere leaves nothing open behind.
  window.addEventListener('hashchange', () => {
    for (const sheet of document.querySelectorAll('dialog[open]')) sheet.close()
  })
  window.addEventListener('tabchange', () => {
    for (const room of document.querySelectorAll('.room')) fold(room)
  })
})()
