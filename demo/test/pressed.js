// Keys, as a reader without a mouse presses them.
import assert from 'node:assert/strict'
import { BROWSER } from '../../js/test/browser.js'

/**
 * Presses a key until an element has the focus. Firefox's Tab moves on to its own window and does not come back without
 * a screen. There the element is focused directly, with a field's text selected; the tests in Chromium show that Tab
 * reaches it.
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

/** Moves the focus to an element with Tab. */
export const tabTo = (page, selector) => pressTo(page, 'Tab', selector)

/** Presses keys one after the other: 'ArrowDown*3 Enter'. */
export async function press(page, keys) {
  for (const key of keys.split(' ')) {
    const [name, times = 1] = key.split('*')
    for (let i = 0; i < times; i++) await page.keyboard.press(name)
  }
}
