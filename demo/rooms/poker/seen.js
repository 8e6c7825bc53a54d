// Reads what the table of two hands shows.
/** A hand: its value, name, legend, cards in the order of the value, tray, notation. */
export const hand = (page, letter) =>
  page.locator(`#hand-${letter}`).evaluate(box => {
    const one = part => box.querySelector(`#${box.id}-${part}`)
    const all = (part, of) => [...one(part).querySelectorAll(of)]
    const shown = ({ dataset: { rank = '', suit = '' } }) => rank + suit
    return {
      value: one('value').textContent,
      name: one('name').textContent,
      legend: all('legend', 'li').map(item => item.textContent),
      reads: all('cards', '.card:not([hidden])').map(card => card.getAttribute('aria-label')),
      tray: all('tray', '[data-slot]').map(shown),
      notation: one('text').value,
      active: box.hasAttribute('data-active'),
    }
  })

/** The two hands' values, and the comparison. */
export const duel = page =>
  page.locator('#poker').evaluate(room => {
    const text = id => room.querySelector(`#${id}`).textContent
    return {
      a: text('hand-a-value'),
      b: text('hand-b-value'),
      sign: text('poker-sign'),
      verdict: text('poker-verdict'),
      call: globalThis.tefudaDemo.askedIn('poker', 'poker').get('compare'),
      note: text('poker-note'),
    }
  })

/** A card of the deck. */
export const card = name => `#picker [data-card="${name}"]`
