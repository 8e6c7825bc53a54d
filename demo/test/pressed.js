// Keys, as a reader without a mouse presses them.
import assert from 'node:assert/strict'

/** Presses a key until an element has the focus. */
export async function pressTo(page, key, selector) {
  for (let presses = 0; presses < 120; presses++) {
    if (await page.evaluate(selector => document.activeElement.matches(selector), selector)) return
    await page.keyboard.press(key)
  }
  assert.fail(`${key} does not reach ${selector}`)
}

/** Moves the focus to an element with Tab, backwards if it comes before: round the page's end Firefox would give its own window the focus. */
export async function tabTo(page, selector) {
  const behind = await page.locator(selector).first().evaluate(goal => document.activeElement.compareDocumentPosition(goal) === window.Node.DOCUMENT_POSITION_PRECEDING)
  await pressTo(page, behind ? 'Shift+Tab' : 'Tab', selector)
}

/** Presses keys one after the other: 'ArrowDown*3 Enter'. */
export async function press(page, keys) {
  for (const key of keys.split(' ')) {
    const [name, times = 1] = key.split('*')
    for (let i = 0; i < times; i++) await page.keyboard.press(name)
  }
}
