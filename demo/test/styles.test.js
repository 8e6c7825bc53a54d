// Class names are global: a selector of a room's style sheet without the room's name must not match another room.
import assert from 'node:assert/strict'
import { readdirSync, readFileSync } from 'node:fs'
import test from 'node:test'

const DEMO = new URL('../', import.meta.url)
const filesIn = folder => readdirSync(new URL(folder, DEMO), { recursive: true }).map(name => folder + name)
const read = name => readFileSync(new URL(name, DEMO), 'utf8')
const ROOMS = readdirSync(new URL('rooms/', DEMO))
const sources = (folder, ends) => filesIn(folder).filter(name => ends.test(name) && !/test|seen\.js/.test(name)).map(read).join('\n')

/**
 * The selectors of a style sheet one by one, including those in @media, @container and @supports, without the steps of
 * @keyframes.
 */
export function selectorsIn(css) {
  const plain = css.replace(/\/\*.*?\*\//gs, '').replace(/@keyframes[^{]+\{(?:[^{}]*\{[^}]*\})*[^}]*\}/g, '')
  return [...plain.matchAll(/(?<=^|[{};])\s*([^{};@]+)\{/g)].flatMap(([, list]) => parted(list.trim()))
}

/** A list split at its commas, except those in brackets. */
function parted(list) {
  const parts = ['']
  let depth = 0
  for (const char of list) {
    if ('([{'.includes(char)) depth++
    if (')]}'.includes(char)) depth--
    if (char === ',' && depth === 0) parts.push('')
    else parts[parts.length - 1] += char
  }
  return parts.map(part => part.trim())
}

const classesOf = selector => [...selector.matchAll(/\.([a-zA-Z][\w-]*)/g)].map(([, name]) => name)

/** The classes in a room's HTML, in its style sheet, and in the elements that the program creates. */
function classesUsed(room) {
  const html = [...sources(`rooms/${room}/`, /\.html$/).matchAll(/\bclass="([^"]*)"/g)].map(([, names]) => names)
  const program = sources(`rooms/${room}/`, /\.(go|js)$/)
  const created = [...program.matchAll(/\bCreate(?:In)?\(.*?"([a-z][a-z0-9 -]*)"\)/g), ...program.matchAll(/"class", "([^"]+)"/g)].map(([, names]) => names)
  const listed = [...program.matchAll(/class := range \[\]string\{([^}]*)\}/g)].map(([, names]) => names.replace(/[",]+/g, ' '))
  const styled = selectorsIn(sources(`rooms/${room}/`, /\.css$/)).flatMap(classesOf)
  return new Set([...html, ...created, ...listed, ...styled].flatMap(names => names.split(/\s+/)))
}

const used = new Map(ROOMS.map(room => [room, classesUsed(room)]))
/**
 * The classes of ui and shell that all rooms share. contrast.css is left out, since it names classes of rooms; so are
 * mahjong's tiles, which the start page shows too.
 */
const shared = new Set(selectorsIn(sources('ui/', /\.css$/) + sources('shell/', /(?<!contrast)\.css$/)).flatMap(classesOf))
shared.delete('tile')

/** Whether a selector names something that only one room has: an id. */
const named = selector => /#[a-z]/.test(selector)

/** The first selector of a room that could match another room, with that room's name; undefined if there is none. */
function leak(room, selector) {
  if (named(selector)) return undefined
  const classes = classesOf(selector)
  // All its classes must exist in the other room: one class that no other room
  // has is enough.
  const others = ROOMS.filter(other => other !== room)
  const both = others.find(other => classes.every(name => used.get(other).has(name) || shared.has(name)))
  return both && `${selector} (${both})`
}

for (const room of ROOMS) {
  test(`${room}: its style sheets mean no other room's elements`, () => {
    const selectors = selectorsIn(sources(`rooms/${room}/`, /\.css$/))
    assert.ok(selectors.length > 10)
    assert.deepEqual(selectors.map(selector => leak(room, selector)).filter(Boolean), [])
  })
}

test('what moves by the name of a movement has it from its own style sheet or from all rooms’', () => {
  const names = (css, before) => [...css.matchAll(new RegExp(`${before}\\s*([a-z-]+)`, 'g'))].map(([, name]) => name)
  const all = names(sources('ui/', /\.css$/) + sources('shell/', /\.css$/), '@keyframes')
  for (const room of ROOMS) {
    const css = sources(`rooms/${room}/`, /\.css$/)
    const own = names(css, '@keyframes')
    assert.deepEqual(names(css, 'animation:').filter(name => name !== 'none' && !all.includes(name) && !own.includes(name)), [], room)
    assert.deepEqual(own.filter(name => all.includes(name)), [], room)
  }
})

/** Animations at the end of a game, which may take longer. */
const ENDS = ['var(--cheers', 'draw-line', 'glow', 'pop', 'solved']

/** The durations of a style sheet's animations, in milliseconds, by name. A delay on its own belongs to the animation before it. */
function movements(css) {
  const all = []
  const ms = text => [...text.replaceAll('var(--move)', '.15s').matchAll(/(?<![\w.])(\d*\.?\d+)(ms|s)\b/g)].map(([, number, unit]) => Math.round(number * (unit === 's' ? 1000 : 1)))
  for (const [, what, value] of css.matchAll(/\b(transition|animation(?:-delay)?(?:-duration)?):\s*([^;}]+)/g)) {
    if (what === 'animation-delay') all.push({ ...all.at(-1), ms: all.at(-1).moves + ms(value)[0] })
    else for (const one of value.replace(/cubic-bezier\([^)]*\)/g, '').split(/,(?![^(]*\))/)) {
      const [duration = 0, delay = 0] = ms(one)
      const moves = duration * Number(/ (\d+)(?= |$)/.exec(one)?.[1] ?? 1)
      all.push({ name: one.trim().split(/[\s,]/)[0], moves, ms: moves + delay })
    }
  }
  return all
}

test('nothing moves for longer than a quarter of a second, the end of a game for 1.2, and nothing for readers who want less', () => {
  const sheets = [...filesIn('ui/'), ...filesIn('shell/'), ...filesIn('during/'), ...filesIn('learn/'), ...filesIn('puzzles/'), ...filesIn('explore/'), ...filesIn('rooms/')].filter(name => name.endsWith('.css'))
  const all = sheets.flatMap(name => movements(read(name)).map(each => ({ ...each, in: name })))
  assert.ok(all.length > 40)
  const long = all.filter(({ name, ms }) => ms > (ENDS.includes(name) ? 1200 : 250))
  assert.deepEqual(long.map(({ name, ms, in: sheet }) => `${name} ${ms} ms in ${sheet}`), ['loading 1200 ms in shell/frame.css']) // while the page waits
  assert.deepEqual(movements('a { animation: x .2s ease 2 backwards } b { animation-delay: .1s } c { transition: y var(--move), z 50ms .3s }').map(({ ms }) => ms), [400, 500, 150, 350])
  assert.match(read('shell/base.css'), /@media \(prefers-reduced-motion: reduce\) \{\s*\*, \*::before, \*::after \{ animation: none !important; transition: none !important;/)
  assert.match(read('shell/base.css'), /--move: \.15s/)
})

test('no two elements of the page have the same id', () => {
  const ids = [...sources('rooms/', /room\.html$/).matchAll(/\bid="([^"]+)"/g), ...sources('shell/', /\.html$/).matchAll(/\bid="([^"]+)"/g)].map(([, id]) => id)
  assert.deepEqual(ids.filter((id, i) => ids.indexOf(id) !== i), [])
})

test('what the HTML calls a picture has its name there: what a program draws is a picture once it is drawn', () => {
  const pictures = (sources('rooms/', /room\.html$/) + sources('shell/', /\.html$/)).match(/<[^>]+ role="img"[^>]*>/g)
  assert.ok(pictures.length > 0)
  assert.deepEqual(pictures.filter(tag => !/ aria-label/.test(tag)), [])
})

test('selectors are found in all that a style sheet may say', () => {
  const css = '/* .no { } */ .a, .b:is(.c, .d) > p { x: y } @media (width > 1px) { .e { x: url("f.g") } } @keyframes no { from { x: y } to { x: y } } .h { x: y }'
  assert.deepEqual(selectorsIn(css), ['.a', '.b:is(.c, .d) > p', '.e', '.h'])
})
