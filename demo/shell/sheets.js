// Sheets, rails and trays: the parts that open over a table and close again. Attributes mark them all, and they work
// before any WebAssembly has loaded.
//
//   data-opens="id"   a button that opens the <dialog class="sheet"> of that id; in another sheet it closes that sheet
//   data-later="…"    a button whose module loads with the first press on it (main.js)
//   data-close        a button in a sheet that closes it; so do Escape and a press outside
//   data-rail         the head of a rail; the button in it (aria-expanded) opens a rail that is a bottom sheet or a drawer
//   data-tray="id"    a button that shows a tray, such as a deck to pick from, if the table has no room for it
//   data-rules        in the opened sheet: the element for the room's rules
//   data-look         in the opened sheet: the element for the settings of the look
(() => {
  const at = (target, selector) => (target instanceof window.Element ? target.closest(selector) : null)

  // The settings of the look move to the sheet that is open.
  function furnish(sheet) {
    const look = document.getElementById('look')
    sheet.querySelector('[data-look]')?.append(look)
    if (sheet.id !== 'menu') return
    document.getElementById('menu-status').replaceChildren(...document.getElementById('status').cloneNode(true).childNodes)
    for (const twin of sheet.querySelectorAll('#menu-status [id]')) twin.removeAttribute('id')
    showRules(sheet.querySelector('[data-rules]'))
    leadToSettings(sheet.querySelector('#menu-settings'))
  }

  // A narrow toolbar may show another button in place of the settings; this one
  // in the menu opens them then.
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

  // The element that a button opens has data-shown while it is open.
  function toggle(button, open = button.getAttribute('aria-expanded') !== 'true') {
    const opened = button.dataset.tray ? document.getElementById(button.dataset.tray) : at(button, '.rail')
    button.setAttribute('aria-expanded', String(open))
    opened.toggleAttribute('data-shown', open)
  }

  // Only one thing at a time is open over a table.
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
  // An error that is out of view opens the sheet or rail that holds it. Later, not at once: the caller may be in the
  // middle of something.
  document.addEventListener('complaint', ({ target }) => window.queueMicrotask(() => {
    const sheet = at(target, 'dialog')
    if (target.closest('.room').hidden || !target.textContent) return
    if (sheet && !sheet.open && !document.querySelector('dialog[open]')) open(sheet.id)
    const button = at(target, '.rail')?.querySelector('.rail-toggle')
    if (button?.checkVisibility()) toggle(button, true)
  }))
  // A reader who leaves the room leaves nothing open there.
  window.addEventListener('hashchange', () => {
    for (const sheet of document.querySelectorAll('dialog[open]')) sheet.close()
  })
  window.addEventListener('tabchange', () => {
    for (const room of document.querySelectorAll('.room')) fold(room)
  })
})()
