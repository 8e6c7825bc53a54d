// Reads what the card room shows.

/** The table: the players, the middle, the reader's hand, the buttons, hint and log. */
export const cardTable = page =>
  page.locator('#cardroom').evaluate(room => {
    const one = id => room.querySelector(`#cr-${id}`)
    const seen = selector => [...room.querySelectorAll(selector)].filter(element => element.checkVisibility({ visibilityProperty: true }))
    const text = (box, part) => box.querySelector(part).textContent
    const shown = ({ dataset: { rank, suit } }) => (suit === 'joker' ? 'Jk' : rank.replace('10', 'T') + suit)
    const number = words => Number(words.replace(/\D/g, ''))
    const can = id => one(id).getAttribute('aria-disabled') !== 'true' && one(id).checkVisibility()
    return {
      says: one('say').textContent,
      names: seen('.seat').map(seat => text(seat, '.name')),
      stacks: [number(one('my-stack').textContent), ...seen('.seat').map(seat => number(text(seat, '.stack')))],
      bets: [number(one('my-bet').textContent), ...seen('.seat').map(seat => number(text(seat, '.bet')))],
      did: seen('.seat').map(seat => text(seat, '.did')),
      drew: seen('.seat').map(seat => text(seat, '.drew')),
      levels: [...room.querySelectorAll('.seat:not([hidden]) .level')].map(level => level.textContent),
      button: [one('my-disc'), ...room.querySelectorAll('.seat .disc')].findIndex(disc => !disc.hidden),
      board: seen('#cr-board .card[data-suit]').map(shown),
      pot: one('pot').textContent,
      hand: seen('#cr-hand .card').map(shown),
      thrown: seen('#cr-hand [aria-pressed=true]').map(shown),
      is: one('my-is').textContent,
      do: one('do').textContent,
      raise: one('raise').textContent,
      can: ['fold', 'do', 'raise', 'hint'].filter(can).join(' '),
      wager: !one('wager').matches('[data-off], [hidden]'),
      steps: [...one('steps').children].findIndex(step => step.getAttribute('aria-pressed') === 'true'),
      results: seen('.showing').map(row => [text(row, '.who'), [...row.querySelectorAll('.card')].filter(card => card.checkVisibility()).map(shown).join(' '), text(row, '.what'), text(row, '.brings')]),
      story: [...one('story').children].map(line => line.textContent),
      hint: one('advice').checkVisibility() ? seen('#cr-moves li').map(item => [text(item, '.name'), text(item, '.chance'), text(item, '.margin'), text(item, '.why')]) : null,
      busy: one('advice').matches('[data-busy]'),
      error: one('error').textContent,
    }
  })

/** A card of the reader's hand, by its index. */
export const ownCard = n => `#cr-hand .card:nth-child(${n + 1})`
