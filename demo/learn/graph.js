// A line over time. It looks like the graph of decisions (ui/graph), which belongs to the rooms' Go programs. The tabs of a
// newcomer use no program, so they cannot use that graph.
import { make } from '../ui/make.js'

const [WIDTH, HEIGHT] = [600, 200]
const EDGE = 8
const SVG = 'http://www.w3.org/2000/svg'

const vector = (tag, attributes) => {
  const element = document.createElementNS(SVG, tag)
  for (const [name, value] of Object.entries(attributes)) element.setAttribute(name, value)
  return element
}

/** How many results a mean covers at most. */
const LAST = 10

/** The sum so far after each value. */
export const summed = values => values.map((sum => value => { sum += value; return sum })(0))
/** The mean of each value and those before it, up to ten. */
export const means = values => values.map((_, i) => {
  const last = values.slice(Math.max(0, i + 1 - LAST), i + 1)
  return last.reduce((sum, value) => sum + value, 0) / last.length
})

/** The least and the greatest value. If they are equal, each moves away, so that a level line stands in the middle. */
export function bounds(values) {
  const [low, high] = [Math.min(...values), Math.max(...values)]
  return low === high ? [low - 1, high + 1] : [low, high]
}

/** The path through the values from left to right. The greatest value is on top; with least, the least value. */
export function pathOf(values, least = false) {
  const [low, high] = bounds(values)
  const step = values.length > 1 ? WIDTH / (values.length - 1) : 0
  return values.map((value, i) => {
    const share = (value - low) / (high - low)
    return `${i ? 'L' : 'M'}${(i * step).toFixed(1)} ${(EDGE + (least ? share : 1 - share) * (HEIGHT - 2 * EDGE)).toFixed(1)}`
  }).join('')
}

/**
 * A figure with a line.
 * @param {number[]} values
 * @param {{ title: string, says: string, write: (value: number) => string, least?: boolean }} of says: the line in words
 */
export function graph(values, { title, says, write, least = false }) {
  const [low, high] = bounds(values).map(write)
  const picture = vector('svg', { viewBox: `0 0 ${WIDTH} ${HEIGHT}`, preserveAspectRatio: 'none', 'aria-hidden': 'true' })
  picture.append(vector('path', { class: 'middle', d: `M0 ${HEIGHT / 2}H${WIDTH}` }), vector('path', { class: 'line', d: pathOf(values, least) }))
  const ends = least ? [low, high] : [high, low]
  return make('figure', { class: 'over-learnt' }, make('figcaption', {}, make('b', {}, title), make('span', { class: 'says-learnt' }, says)),
    make('div', { class: 'graph', role: 'img', 'aria-label': `${title}: ${says}` }, make('div', { class: 'scale' }, ...ends.map(end => make('span', {}, end))), make('div', { class: 'plot' }, picture)))
}
