// Reads what the equity room shows.
/** The players with their results, the board, and the state of the calculation without its time. */
export const odds = page =>
  page.locator('#equity').evaluate(room => {
    const one = id => room.querySelector(`#equity-${id}`)
    const rows = [...room.querySelectorAll('li.player')].filter(row => row.checkVisibility())
    const part = (row, name) => room.querySelector(`#${row.id}-${name}`).textContent
    return {
      texts: rows.map(row => room.querySelector(`#${row.id}-text`).value),
      equity: rows.map(row => part(row, 'equity')),
      margin: rows.map(row => part(row, 'margin')),
      shares: rows.map(row => part(row, 'shares').replaceAll('\u00a0', ' ')),
      leads: rows.map(row => row.matches('[data-leads]')),
      board: one('board-text').value,
      dead: one('dead-text').value,
      budget: room.querySelector('#equity-budget :checked').value,
      busy: one('run').matches('[data-busy]'),
      done: one('done').textContent,
      verdict: one('verdict').textContent.replace(/ ?[(（][\d,]+ ms[)）]/, ''),
      target: one('target').textContent,
      call: globalThis.tefudaDemo.askedIn('poker', 'equity').get('equity'),
      used: [...one('picker').querySelectorAll('[aria-disabled=true]')].map(card => card.dataset.card).sort(),
    }
  })

/** The sheet of a range: the painted cells and its texts. */
export const painted = page =>
  page.locator('#equity-range').evaluate(sheet => {
    const cells = state => [...sheet.querySelectorAll(`.cell[data-in=${state}]`)].map(cell => cell.getAttribute('aria-label'))
    return {
      whole: cells('in'),
      part: cells('part'),
      weighed: cells('weighed'),
      text: sheet.querySelector('#equity-range-text').value,
      share: sheet.querySelector('#equity-range-share').textContent,
      error: sheet.querySelector('#equity-range-error').textContent,
    }
  })

/** The solver's tab: the spot, the node in view, its moves with shares, and the pairs of cards of the chosen cell. */
export const solved = page =>
  page.locator('#equity').evaluate(room => {
    const one = id => room.querySelector(`#solve-${id}`)
    return {
      spot: one('spot').textContent,
      says: one('says').textContent,
      who: one('result').checkVisibility() ? one('who').textContent : '',
      path: [...one('path').querySelectorAll('button')].map(step => step.textContent.replaceAll('\u00a0', ' ')),
      moves: [...one('moves').children].map(move => [move.dataset.move, move.textContent.replaceAll('\u00a0', ' ').match(/[\d.]+ %(?=,|$)/)?.[0]]),
      hands: [...one('hands').rows].slice(1).map(row => [row.querySelector('.unseen').textContent, ...[...row.querySelectorAll('td')].map(cell => cell.textContent)]),
    }
  })
