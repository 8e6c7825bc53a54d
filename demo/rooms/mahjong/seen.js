// What the mahjong room shows, read in one piece.
/** The mahjong room: hand and melds, what the engine would do, its tables, and where picked tiles go. */
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
