// Reads what the mahjong room shows.
/** The trainer: hand and melds, the engine's choice, its tables, and the target of picked tiles. */
export const mat = page =>
  page.locator('#mahjong').evaluate(room => {
    const one = id => room.querySelector(`#mahjong-${id}`)
    const text = id => one(id).textContent
    const tile = element => element.dataset.tile
    const shown = (id, of) => (one(id).checkVisibility() ? [...one(id).querySelectorAll(of)] : [])
    const cells = row => [...row.children].map(cell => cell.textContent)
    const useful = cell => [...cell.querySelectorAll('.useful li')].map(item => `${tile(item.querySelector('.tile'))}${item.textContent}`).join(' ')
    const discard = row => ({
      move: row.dataset.move,
      best: row.matches('[data-best]'),
      shanten: cells(row)[1],
      value: cells(row)[2],
      total: row.querySelector('.total').textContent,
      tiles: useful(row),
      danger: row.querySelector('td b:not(.total)').textContent,
      why: cells(row)[5],
    })
    const call = row => ({ move: row.dataset.move, best: row.matches('[data-best]'), shanten: cells(row)[1], value: cells(row)[2], why: cells(row)[3] })
    const spots = ['meld', 'dora', 'ura', 'tile', 'seen', 'right', 'across', 'left']
    return {
      hand: shown('hand', '.tile').map(tile).filter(Boolean),
      reads: shown('hand', '.tile').map(face => face.getAttribute('aria-label')),
      drawn: shown('hand', '[data-drawn] .tile').map(tile),
      throws: shown('hand', '[data-best]').map(tile),
      melds: shown('melds', '.meld').map(meld => meld.getAttribute('aria-label')),
      laid: shown('melds', '.meld').map(meld => [...meld.children].map(face => tile(face) + (face.matches('[data-called]') ? '*' : '')).join(' ')),
      notation: one('hand-text').value,
      error: text('hand-error'),
      ruling: text('ruling-words'),
      fold: one('fold').checkVisibility(),
      declared: shown('declared', 'li').map(item => item.textContent),
      wall: one('wall').getAttribute('aria-label'),
      winds: [one('round').value, one('seat').value],
      left: one('wall-left').value,
      spots: Object.fromEntries(spots.map(name => [name, one(`${name}-text`).value]).filter(([, value]) => value)),
      riichi: ['right', 'across', 'left'].filter(name => one(`${name}-riichi`).checked),
      target: one('target').querySelector(':checked').value,
      discards: shown('discards', 'tbody tr').map(discard),
      helps: one('waits').checkVisibility() ? useful(one('useful')) : null,
      forms: shown('forms', 'div').map(cells),
      worth: one('waits').checkVisibility() ? text('worth') : null,
      calls: shown('calls', 'tbody tr').map(call),
      score: one('score').checkVisibility() ? [text('score-name'), text('points'), text('gain')] : null,
      yaku: shown('yaku-rows', 'tr').map(cells),
      fu: shown('fu-rows', 'tr').map(cells),
      payments: shown('payments', 'div').map(cells),
      winError: text('win-error'),
      asked: Object.fromEntries(globalThis.tefudaDemo.askedIn('mahjong', 'mahjong')),
    }
  })

/**
 * The table of a game: discards, melds and plates of each player, the reader's hand, the buttons, the end of the round.
 */
export const seat = page =>
  page.locator('#mahjong').evaluate(room => {
    const one = id => room.querySelector(`#mj-${id}`)
    const text = id => one(id).textContent
    const all = (within, of) => [...within.querySelectorAll(of)].filter(element => !element.hidden)
    const tile = element => element.dataset.tile
    const sides = {}
    for (const at of ['self', 'right', 'across', 'left']) {
      const side = one(`side-${at}`)
      sides[at] = {
        river: all(side, '.river .tile').map(tile),
        melds: all(side, '.laid-open .meld').map(meld => [...meld.children].map(tile).join('')),
        held: all(side, '.backs .tile').length,
        riichi: side.matches('[data-riichi]'),
        wind: one(`plate-${at}`).querySelector('.wind').textContent,
        points: Number(one(`plate-${at}`).querySelector('.points-of').textContent),
        turn: one(`plate-${at}`).matches('[data-turn]'),
      }
    }
    const places = all(one('hand'), 'li').map(item => item.firstElementChild)
    const rows = id => [...one(id).querySelectorAll('tr')].map(row => [...row.children].filter(cell => !cell.hidden).map(cell => cell.textContent))
    return {
      sides,
      shown: Object.fromEntries(['right', 'across', 'left'].map(at => [at, all(one(`side-${at}`), '.backs .tile').map(tile).filter(face => face !== 'back')])),
      hand: places.map(tile),
      drawn: places.filter(place => place.parentElement.matches('[data-drawn]')).map(tile),
      barred: places.filter(place => place.matches('[data-barred]')).map(tile),
      best: places.filter(place => place.matches('[data-best]')).map(tile),
      risks: places.map(place => place.dataset.riskIs ?? ''),
      round: text('round'),
      left: text('left'),
      honba: text('honba'),
      sticks: text('sticks'),
      dora: [...one('dora').children].map(tile).filter(tile => tile !== 'back'),
      status: text('status'),
      waits: one('waits').hidden ? [] : all(one('wait-tiles'), 'li').map(item => tile(item.firstElementChild) + item.textContent),
      furiten: !one('furiten').hidden,
      calls: all(one('calls'), '.call-button').map(button => button.dataset.kind),
      advised: all(one('calls'), '.call-button[data-best]').map(button => button.dataset.kind),
      goes: text('go'),
      can: one('go').getAttribute('aria-disabled') === 'false',
      error: text('error'),
      verdict: text('verdict'),
      moves: all(one('moves'), 'li').map(item => item.firstElementChild.dataset.move),
      why: all(one('moves'), 'li .why').map(words => words.textContent),
      ended: one('ends').hidden ? null : text('ends-title'),
      won: [...one('wins').querySelectorAll('.won-points')].map(points => points.textContent),
      yaku: [...one('wins').querySelectorAll('.won-yaku li')].map(item => [...item.children].map(part => part.textContent)),
      paid: one('ends').hidden ? [] : rows('ends-rows'),
      mode: room.dataset.mode,
    }
  })
