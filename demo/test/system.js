// The page's surroundings: the clipboard, light or dark, fingers on the screen. Browsers' drivers differ most here.
import { BROWSER } from '../../js/test/browser.js'
import { touch } from '../../js/test/firefox.js'
import { becomes, reveal } from './page.js'

/** The text in the clipboard, found as a reader does: by pasting it. */
export async function pasted(page) {
  await page.evaluate(() => {
    const field = document.createElement('textarea')
    field.id = 'pasted'
    const within = document.querySelector('dialog[open]') ?? document.body
    within.append(field)
    field.focus()
  })
  await page.keyboard.press('Control+V')
  await becomes(() => page.evaluate(() => document.getElementById('pasted').value !== ''), true)
  return page.evaluate(() => {
    const field = document.getElementById('pasted')
    field.remove()
    return field.value
  })
}

/** Sets light or dark, in the system or, where the driver cannot, in the page's settings. */
export async function colours(page, scheme) {
  if (BROWSER === 'chromium') return page.emulateMedia({ colorScheme: scheme })
  return page.evaluate(scheme => document.querySelector(`[name="look-theme"][value="${scheme}"]`).click(), scheme)
}

/**
 * Fingers on the screen of a page in a context that has touch.
 * @returns what puts them where they are to be, one point each: a finger more is put down, one less is lifted, the last first
 */
export async function fingersOn(page) {
  const put = BROWSER === 'firefox' ? byWebDriver(page) : await byDevTools(page)
  let before = []
  return async (...points) => {
    await put(before, points)
    before = points
  }
}

async function byDevTools(page) {
  const screen = await page.context().newCDPSession(page)
  return (before, points) => {
    const type = ['touchEnd', 'touchMove', 'touchStart'][Math.sign(points.length - before.length) + 1]
    return screen.send('Input.dispatchTouchEvent', { type, touchPoints: points.map((point, id) => ({ ...point, id })) })
  }
}

function byWebDriver(page) {
  const to = ({ x, y }) => ({ type: 'pointerMove', x: Math.round(x), y: Math.round(y) })
  return (before, points) => {
    const held = points.map((point, i) => [to(point), ...i < before.length ? [] : [{ type: 'pointerDown', button: 0 }]])
    const lifted = before.slice(points.length).map(() => [{ type: 'pointerUp', button: 0 }])
    return touch(page, ...held, ...lifted)
  }
}

/** Taps the element of a selector. */
export async function tap(page, selector) {
  if (BROWSER !== 'firefox') return page.tap(selector)
  await reveal(page, selector)
  await page.locator(selector).scrollIntoViewIfNeeded()
  const { x, y, width, height } = await page.locator(selector).boundingBox()
  const put = await fingersOn(page)
  await put({ x: x + width / 2, y: y + height / 2 })
  return put()
}
