// Keeps the page for use without a network, and lets the reader choose the
// moment a new version takes over.

function offerUpdate(worker) {
  document.getElementById('update').hidden = false
  document.getElementById('update-now').addEventListener('click', () => worker.postMessage('take over'), { once: true })
}

// The very first worker replaces none: only a later one is an update.
function watch(worker) {
  worker?.addEventListener('statechange', () => {
    if (worker.state === 'installed' && navigator.serviceWorker.controller) offerUpdate(worker)
  })
}

// A worker that could not store every file is dropped; only its state shows it. If it was the first, registration.ready
// never settles.
const dropped = ({ active, installing }) => new Promise((_, reject) => {
  installing?.addEventListener('statechange', () => {
    if (!active && installing.state === 'redundant') reject(new Error('its service worker could not fetch every file of this build'))
  })
})

function sayUnkept() {
  const said = document.getElementById('unkept')
  said.hidden = false
  document.getElementById('unkept-close').addEventListener('click', () => { said.hidden = true })
}

// The worker stores the files of every room, so it waits until play begins: a
// reader who came for one room should not wait for the others.
const playBegins = () => new Promise(resolve => {
  for (const press of ['pointerdown', 'keydown']) window.addEventListener(press, resolve, { once: true })
})

// The Go program hears this first and writes the last move into the address.
function startAnew() {
  window.dispatchEvent(new Event('reloading'))
  location.reload()
}

/** Registers the service worker once play has begun. Without one the page works, online. */
export async function keepOffline() {
  if (!navigator.serviceWorker) return
  if (!navigator.serviceWorker.controller) await playBegins()
  let controlled = Boolean(navigator.serviceWorker.controller)
  // Every open tab moves to the new build at the same moment, so no tab mixes two builds. The first worker only takes
  // over its own page.
  navigator.serviceWorker.addEventListener('controllerchange', () => {
    if (controlled) startAnew()
    controlled = true
  })
  try {
    const registration = await navigator.serviceWorker.register('sw.js', { updateViaCache: 'none' })
    if (registration.waiting) offerUpdate(registration.waiting)
    watch(registration.installing)
    registration.addEventListener('updatefound', () => watch(registration.installing))
    await Promise.race([navigator.serviceWorker.ready, dropped(registration)])
    document.documentElement.dataset.offline = 'kept'
  } catch (error) {
    console.warn('tefuda: this page will not work offline:', error)
    sayUnkept()
  }
}
