// Writes what the call explorer knows of each function: its fields as declared in js/games/<game>/types.d.ts, and a
// working call of js/games/<game>/calls.js. Run
//
//   node demo/explore/describe.js
//
// It writes demo/explore/functions/<game>.json, which the page loads with the explorer. japanese/<game>.json holds the
// Japanese of the English sentences; it is written by hand.
import { readFileSync, writeFileSync } from 'node:fs'
import { declarationsOf } from './types.js'
import { read, written } from './literal.js'

const JS = new URL('../../js/', import.meta.url)
const source = path => readFileSync(new URL(path, JS), 'utf8')

/** Options that the page adds to every call. */
const OURS = new Set(['signal', 'stop', 'onProgress', 'lang'])

const isNothing = type => type.name === 'undefined' || type.name === 'null'

/** Turns types into fields, with the help of the declarations. */
class Fields {
  constructor(declarations) { this.declarations = declarations }

  /**
   * The kind of field that a type needs: a choice, a number, a boolean, text, nested fields, or a value written as a
   * literal.
   */
  kind(type) {
    const all = this.alternatives(type).filter(each => !isNothing(each))
    if (!all.length) return { kind: 'none' }
    // Literals may repeat: in 'a' | Named, Named can contain 'a', too.
    const literals = [...new Set(all.filter(each => 'literal' in each).map(each => each.literal))]
    if (all.every(each => 'literal' in each)) return { kind: 'choice', of: literals }
    if (all.every(each => each.name === 'boolean')) return { kind: 'boolean' }
    if (all.every(each => each.name === 'number' || 'literal' in each && typeof each.literal === 'number')) return { kind: 'number' }
    if (literals.some(each => typeof each === 'string') || all.some(each => each.name === 'string')) {
      const known = literals.filter(each => typeof each === 'string')
      return known.length ? { kind: 'text', of: known } : { kind: 'text' }
    }
    const members = this.merged(all)
    return members ? { kind: 'fields', members } : { kind: 'value' }
  }

  /** The types of a union, aliases followed. */
  alternatives(type) {
    if (type.union) return type.union.flatMap(each => this.alternatives(each))
    const alias = type.name && this.declarations[type.name]?.type
    return alias ? this.alternatives(alias) : [type]
  }

  /** The members of several object types merged; null if one is not an object. */
  merged(types) {
    const all = types.map(each => this.members(each))
    if (!all.length || all.includes(null)) return null
    const merged = new Map()
    for (const members of all) {
      for (const member of members) {
        const before = merged.get(member.name)
        const everywhere = all.every(each => each.some(({ name, optional }) => name === member.name && !optional))
        merged.set(member.name, { ...(before ?? member), optional: !everywhere, ...this.joined(before, member) })
      }
    }
    return [...merged.values()]
  }

  joined(before, member) {
    const types = [before?.type, member.type].filter(type => type && !isNothing(type))
    return types.length ? { type: types.length > 1 ? { union: types } : types[0] } : {}
  }

  /** The members of an object type, null for any other type. */
  members(type) {
    if (type.members) return type.members
    if (type.all) {
      const parts = type.all.map(each => this.merged(this.alternatives(each)))
      return parts.includes(null) ? null : [...new Map(parts.flat().map(member => [member.name, member])).values()]
    }
    const [first, second] = type.of ?? []
    if (type.name === 'Partial') return this.members(first)?.map(member => ({ ...member, optional: true }))
    if (type.name === 'Required') return this.members(first)?.map(member => ({ ...member, optional: false }))
    if (type.name === 'Pick' || type.name === 'Omit') {
      const names = this.alternatives(second).map(({ literal }) => literal)
      return this.members(first).filter(({ name }) => names.includes(name) === (type.name === 'Pick'))
    }
    if (type.name === 'Record') {
      const names = this.alternatives(first).map(({ literal }) => literal)
      return names.includes(undefined) ? null : names.map(name => ({ name, doc: '', optional: false, type: second }))
    }
    const declared = this.declarations[type.name]
    if (!declared?.members) return declared?.type ? this.merged(this.alternatives(type)) : null
    const inherited = declared.bases.flatMap(base => this.members(base))
    // The last declaration of a member counts; a type's own members come first.
    return [...new Map([...declared.members, ...inherited, ...declared.members].map(member => [member.name, member])).values()]
  }

  /** A field in the explorer's form. Below the first level of objects a value is written as a literal. */
  field({ name, doc, optional, type }, depth) {
    const { members, ...kind } = this.kind(type)
    const field = { name, ...(doc && { doc }), ...(!optional && { need: true }), ...kind }
    if (members && depth > 0) field.fields = members.filter(each => !OURS.has(each.name)).map(each => this.field(each, depth - 1))
    else if (members) field.kind = 'value'
    return field
  }
}

/** Options that every call takes come after the function's own. */
const ownFirst = options => {
  const shared = ({ name }) => name === 'seed' || name === 'budget'
  return { ...options, fields: [...options.fields.filter(each => !shared(each)), ...options.fields.filter(shared)] }
}

/** The last value that a sentence shows as code, as text; undefined if it shows none. */
function shown(doc = '') {
  for (const [, code] of [...doc.matchAll(/`([^`]+)`/g)].reverse()) {
    try {
      const value = read(code)
      if (typeof value === 'string' || Array.isArray(value)) return written(value)
    } catch { /* code, but no value */ }
  }
  return undefined
}

/** Functions whose example in the declarations is not a whole call. Theirs comes from the tests. */
const inPart = new Set(['score', 'importGame'])

/** Example calls: the first from the declarations if they show one, the others from the tests' calls. */
function exampleOf(name, position, good) {
  const tests = good.map(value => (value === undefined ? '' : written(value)))
  const first = position.kind === 'text' && !inPart.has(name) && shown(position.doc)
  return first ? [first, ...tests.slice(1)] : tests
}

/** The description of a function, from all its overloads. */
function described(fields, overloads, good) {
  const [{ name, doc, about = {} }] = overloads
  const one = place => {
    const all = overloads.map(({ parameters }) => parameters[place])
    return { ...all[0], doc: about[all[0].name], type: { union: all.map(({ type }) => type) }, optional: all.some(each => each.optional) }
  }
  const position = fields.field(one(0), 1)
  const options = ownFirst({ ...fields.field(one(1), 2), doc: about.options })
  return { doc, position, options, example: exampleOf(name, position, good) }
}

/** The description of a game's functions, by name. */
export async function describe(game) {
  const { good } = await import(new URL(`games/${game}/calls.js`, JS))
  const own = declarationsOf(source(`games/${game}/types.d.ts`))
  // The types that a game shares with another game are declared there.
  const others = [...source(`games/${game}/types.d.ts`).matchAll(/ from '\.\.\/(\w+)\//g)].map(([, other]) => other)
  const files = ['types.d.ts', ...[...others, game].flatMap(each => [`games/${each}/lists.d.ts`, `games/${each}/types.d.ts`])]
  const declarations = Object.assign({}, ...files.map(file => declarationsOf(source(file))))
  const api = Object.values(own).find(each => each.parameters[0]?.name === 'M' && each.members)
  const functions = {}
  for (const name of new Set(api.members.map(member => member.name))) {
    const overloads = api.members.filter(member => member.name === name)
    const documented = overloads.find(({ about }) => about) ?? overloads[0]
    const bounds = overloads.flatMap(({ generic }) => generic).filter(({ bound }) => bound).map(({ name, bound }) => [name, { parameters: [], type: bound }])
    functions[name] = described(new Fields({ ...declarations, ...Object.fromEntries(bounds) }), [documented, ...overloads.filter(each => each !== documented)], good[`${game}.${name}`].good)
  }
  return functions
}

export const file = game => new URL(`functions/${game}.json`, import.meta.url)
export const japaneseFile = game => new URL(`japanese/${game}.json`, import.meta.url)

/** All sentences about functions and their fields, each once. Code alone needs no translation. */
export function sentences(functions) {
  const all = new Set()
  const hear = ({ doc, fields = [] }) => {
    if (doc?.replace(/`[^`]*`/g, '').match(/[\p{L}\p{N}]/u)) all.add(doc)
    fields.forEach(hear)
  }
  for (const { doc, position, options } of Object.values(functions)) for (const each of [{ doc }, position, options]) hear(each)
  return [...all]
}
/** One line per function, so that changes are easy to see. */
export const asText = functions =>
  `{\n${Object.entries(functions).map(([name, each]) => `  ${JSON.stringify(name)}: ${JSON.stringify(each)}`).join(',\n')}\n}\n`

if (process.argv[1] === new URL(import.meta.url).pathname) {
  const { GAMES } = await import(new URL('games/all.js', JS))
  for (const { name } of GAMES) writeFileSync(file(name), asText(await describe(name)))
}
