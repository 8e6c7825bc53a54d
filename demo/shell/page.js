// Language and rooms: the part of the page that works before any WebAssembly
// arrives, and still works when none does. A classic script in the head, so
// that the first paint is already in the reader's language.
(() => {
  const root = document.documentElement
  const LANGUAGES = ['en', 'ja']
  const SAVED = 'tefuda-language'

  // Storage throws where the browser forbids it; the choice then lasts as long as the page.
  function savedLanguage() {
    try { return localStorage.getItem(SAVED) } catch { return null }
  }

  function saveLanguage(language) {
    try { localStorage.setItem(SAVED, language) } catch { /* see savedLanguage */ }
  }

  function preferredLanguage() {
    const wanted = [savedLanguage(), ...navigator.languages].map(tag => (tag ?? '').slice(0, 2))
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
    saveLanguage(language)
    markLanguage()
    window.dispatchEvent(new Event('languagechange'))
  }

  // A room is any <section class="room" id="…">; its link in the navigation is "#…".
  // Whatever follows a "?" in the fragment belongs to the room.
  function enterRoom() {
    const rooms = [...document.querySelectorAll('.room')]
    const wanted = location.hash.slice(1).split('?')[0]
    const named = rooms.find(room => room.id === wanted)
    const current = named ?? rooms[0]
    // Who comes for a room has come for its table, and needs no opening above it.
    root.toggleAttribute('data-inside', Boolean(named))
    for (const room of rooms) room.hidden = room !== current
    for (const link of document.querySelectorAll('.rooms a')) {
      if (link.hash === `#${current.id}`) link.setAttribute('aria-current', 'page')
      else link.removeAttribute('aria-current')
    }
  }

  root.lang = preferredLanguage()
  root.dataset.script = ''
  window.addEventListener('hashchange', enterRoom)
  document.addEventListener('DOMContentLoaded', () => {
    markLanguage()
    enterRoom()
    document.querySelector('.languages').addEventListener('click', ({ target }) => {
      if (target.dataset.language) speak(target.dataset.language)
    })
  })
})()
