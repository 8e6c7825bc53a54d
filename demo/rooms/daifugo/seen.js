// Reads what the Daifugō room shows.

/** The table: the players, the field and its states, the reader's hand, the buttons, hint and history. */
export const parlour = page =>
  page.locator('#daifugo').evaluate(room => {
    const one = id => room.querySelector(`#dfg-${id}`)
    const seen = selector => [...room.querySelectorAll(selector)].filter(element => element.checkVisibility())
    const text = (box, part) => box.querySelector(part).textContent
    const shown = ({ dataset: { rank, suit } }) => (suit === 'joker' ? 'Jk' : rank.replace('10', 'T') + suit)
    const can = id => one(id).getAttribute('aria-disabled') !== 'true' && one(id).checkVisibility()
    const cells = row => [...row.children].map(cell => cell.textContent)
    return {
      says: one('say').textContent,
      log: [...one('log').children].map(line => line.textContent),
      counts: seen('.seat').map(seat => parseInt(text(seat, '.count'), 10)),
      titles: seen('.seat').map(seat => text(seat, '.title')),
      levels: seen('.seat').map(seat => text(seat, '.level')),
      did: seen('.seat').map(seat => text(seat, '.did')),
      states: seen('.states li').map(({ dataset }) => dataset.state),
      lock: one('suits').dataset.lock ?? '',
      order: one('ranks').textContent,
      field: [...one('field').querySelectorAll(':not([data-cleared]) > .trick:last-child .card')].map(shown),
      reads: one('field').getAttribute('aria-label'),
      hand: seen('#dfg-hand .card').map(shown),
      idle: seen('#dfg-hand [data-idle]').map(shown),
      up: seen('#dfg-hand [aria-pressed=true]').map(shown),
      readings: seen('#dfg-readings button').map(button => button.firstElementChild.getAttribute('aria-label')),
      can: ['play', 'pass', 'hint', 'undo', 'redo', 'skip', 'next'].filter(id => (id === 'next' ? one(id).checkVisibility() : can(id))).join(' '),
      error: one('error').textContent,
      gifts: seen('.gift').map(gift => [...gift.children].map(part => part.getAttribute('aria-label') ?? part.textContent).join(' / ')),
      results: seen('#dfg-results-rows tr').map(cells),
      hint: one('advice').checkVisibility() ? seen('#dfg-moves li').map(item => ({ role: item.firstElementChild.dataset.role, value: parseFloat(text(item, '.chance')), why: text(item, '.why') })) : null,
      busy: one('advice').matches('[data-busy]'),
      history: seen('#dfg-history li').map(item => text(item, '.who') + ' ' + (item.children[1].getAttribute('aria-label') ?? item.children[1].textContent)),
      preset: one('preset').querySelector(':checked').value,
      form: ['players', 'jokers', 'seed'].map(id => one(id).value),
    }
  })

/** The evaluation: the hand's value, and its combinations with the parts of their values. */
export const appraisal = page =>
  page.locator('#daifugo').evaluate(room => {
    const one = id => room.querySelector(`#dfg-${id}`)
    const rows = [...one('roles').children].filter(row => row.checkVisibility())
    const number = (row, part) => Number(row.querySelector(`${part} b`).textContent)
    return {
      hand: one('hand-text').value,
      played: one('played-text').value,
      value: one('value').textContent,
      sum: one('sum').textContent,
      finish: one('finish').textContent,
      roles: rows.map(row => ({
        reads: row.querySelector('.faces').getAttribute('aria-label'),
        value: number(row, '.worth'),
        priority: number(row, '.priority'),
        parts: [...row.querySelectorAll('dd')].map(part => part.textContent).join(' '),
        flows: row.matches('[data-flows]'),
        best: row.matches('[data-best]'),
      })),
      errors: ['hand', 'played', 'eval'].map(id => one(`${id}-error`).textContent).filter(Boolean),
    }
  })

/** A card of the reader's hand, by its index. */
export const inHand = n => `#dfg-hand .card:nth-child(${n + 1})`

/** Selects exactly the cards of a combination, which the hand must hold. */
export async function pickUp(page, role) {
  const { hand, up } = await parlour(page)
  if (up.length > 0) throw new Error(`${up} are picked up already`)
  const free = hand.map((card, n) => ({ card, n }))
  for (const word of role.split(' ')) {
    const i = free.findIndex(({ card }) => card === word.slice(0, 2))
    await page.click(inHand(free.splice(i, 1)[0].n))
  }
}
