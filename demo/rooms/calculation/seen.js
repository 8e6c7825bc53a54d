// Reads what the Calculation room shows.
/** The table in the engine's form, the selected card and its targets, advice, lines. */
export const patience = page =>
  page.locator('#calculation').evaluate(room => {
    const one = id => room.querySelector(`#calc-${id}`)
    const rank = ({ dataset: { rank = '' } }) => rank.replace('10', 'T')
    const cards = box => [...box.querySelectorAll('.card:not([hidden])')].map(rank).join('')
    const seen = selector => [...room.querySelectorAll(selector)].filter(element => element.checkVisibility())
    const bases = [1, 2, 3, 4].map(n => one(`f${n}`))
    return {
      foundations: bases.map(base => cards(base) || '.').join(''),
      next: bases.map(base => room.querySelector(`#${base.id}-next`).textContent),
      piles: seen('.column').map(cards),
      card: cards(one('card')),
      left: Number(one('left').textContent),
      says: one('say').textContent,
      picked: seen('[data-at][aria-pressed=true]').map(({ dataset }) => dataset.at).join(' '),
      targets: seen('[data-at][data-target]').map(({ dataset }) => dataset.at).join(' '),
      badges: Object.fromEntries(seen('.badge').map(badge => [badge.closest('[data-at]').dataset.at, badge.textContent])),
      verdict: one('verdict').textContent,
      listed: seen('#calc-moves .move').map(move => ['name', 'chance', 'margin', 'why'].map(part => move.querySelector(`.${part}`).textContent)),
      busy: one('run').matches('[data-busy]'),
      watching: one('watch').getAttribute('aria-pressed'),
      lines: seen('.line').map(line => [...line.children].map(part => part.textContent).join(': ')),
      line: seen('.line').findIndex(line => line.matches('[aria-pressed=true]')),
      chart: one('chart').checkVisibility() ? one('graph-words').textContent : null,
      mistake: one('tale').checkVisibility() ? one('mistake').textContent : null,
      rate: one('rate').textContent,
      form: ['seed', 'pile-count', 'lead'].map(id => one(id).value),
      rises: bases.map(base => room.querySelector(`#${base.id}-step`).textContent).join(' '),
      orders: [...room.querySelectorAll('#calc-orders tr')].map(row => [...row.cells].map(cell => cell.textContent).join(' ')),
    }
  })

/**
 * Replaces one of the engine's functions for Calculation by one that gives a fixed answer or, for 'never', only a
 * report. window.asked keeps the arguments.
 */
export const instead = (page, name, answer) =>
  page.evaluate(async ([name, answer]) => {
    const { calculation } = await window.tefudaDemo.engine
    window.asked = []
    calculation[name] = async (position, options) => {
      window.asked.push(position)
      if (answer !== 'never') return answer
      options.onProgress?.({ done: 5, total: 10, candidates: [{ move: 'c w2', value: 0.5, error: 0.1 }] })
      return new Promise((_, reject) => options.signal.addEventListener('abort', () => reject(options.signal.reason)))
    }
  }, [name, answer])
