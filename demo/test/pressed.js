// Keys, pressed as one without a mouse would.
import assert from 'node:assert/strict'
import { BROWSER } from '../../js/test/browser.js'

/**
 * Presses a key until an element has the focus. Firefox's Tab goes on to its own window, from which it does not come back
 * without a screen: there the element is given the focus, a field with what it says selected; that Tab reaches it, Chromium shows.
 */
export async function pressTo(page, key, selector) {
  if (BROWSER === 'firefox' && key === 'Tab') {
    await page.locator(selector).first().evaluate(goal => {
      goal.focus()
      goal.select?.()
    })
    return
  }
  for (let presses = 0; presses < 120; presses++) {
    if (await page.evaluate(selector => document.activeElement.matches(selector), selector)) return
    await page.keyboard.press(key)
  }
  assert.fail(`${key} does not reach ${selector}`)
}

/** Goes to an element as one without a mouse would. */
export const tabTo = (page, selector) => pressTo(page, 'Tab', selector)

/** Presses keys one after the other: 'ArrowDown*3 Enter'. */
export async function press(page, keys) {
  for (const key of keys.split(' ')) {
    const [name, times = 1] = key.split('*')
    for (let i = 0; i < times; i++) await page.keyboard.press(name)
  }
}
