// Reads declarations like those of js/games/*/types.d.ts: interfaces and type aliases, with the doc comments of their
// members. TypeScript's own compiler has no stable interface for this from version 7 on.

const TOKEN = /\s+|\/\/[^\n]*|(\/\*\*[\s\S]*?\*\/)|('[^']*'|\d[\d_.]*|[A-Za-z_$][\w$]*(?:\.[A-Za-z_$][\w$]*)*|=>|\.\.\.|[^\s\w])/g

/** The text of a doc comment, without its stars and `@example`s. */
const said = comment => comment.slice(3, -2).replace(/^\s*\* ?/gm, '').split(/\n@/)[0].trim().replace(/\s*\n\s*/g, ' ')

function tokens(source) {
  const list = []
  for (const [, doc, word] of source.matchAll(TOKEN)) {
    if (doc) list.push({ doc })
    else if (word) list.push({ word })
  }
  return list
}

/**
 * Reads one file and returns `declarations` by name: { doc, parameters, bases, members } for an interface, { doc,
 * parameters, type } for an alias. A type is one of { name, of }, { literal }, { union }, { all }, { list }, { members
 * }, { other }.
 */
export function declarationsOf(source) {
  const list = tokens(source)
  const declarations = {}
  let at = 0
  const peek = (n = 0) => list[at + n]?.word
  const take = word => (peek() === word ? Boolean(list[at++]) : false)
  const next = () => list[at++]?.word
  const must = word => { if (!take(word)) throw new Error(`${word} expected, not ${peek()} (token ${at})`) }
  const doc = () => { let text = ''; while (list[at]?.doc) text = list[at++].doc; return text }
  const many = (end, one) => {
    const all = []
    for (; !take(end); take(',')) all.push(one())
    return all
  }

  function parameters() {
    return take('<') ? many('>', () => {
      const name = next()
      const bound = take('extends') ? type() : undefined
      if (take('=')) type()
      return { name, bound }
    }) : []
  }

  function primary() {
    doc()
    if (take('readonly')) return primary()
    if (take('(')) return inBrackets()
    if (take('{')) return { members: members() }
    if (take('[')) return { other: 'tuple', tuple: many(']', type) }
    if (take('typeof')) { next(); return { other: 'typeof' } }
    if (take('keyof')) return { other: 'keyof', of: primary() }
    const word = next()
    if (/^['\d]/.test(word)) return { literal: word.startsWith("'") ? word.slice(1, -1) : Number(word.replaceAll('_', '')) }
    return { name: word, of: take('<') ? many('>', type) : [] }
  }

  // A type in brackets, or the parameters of a function.
  function inBrackets() {
    const isFunction = peek() === ')' || peek() === '...' || peek(1) === ':' || peek(1) === '?'
    if (!isFunction) {
      const inner = type()
      must(')')
      return inner
    }
    for (let depth = 1; depth > 0; at++) depth += { '(': 1, ')': -1 }[peek()] ?? 0
    must('=>')
    type()
    return { other: 'function' }
  }

  function postfix() {
    let inner = primary()
    while (peek() === '[') {
      at++
      inner = take(']') ? { list: inner } : { member: inner, key: (() => { const key = type(); must(']'); return key })() }
    }
    return inner
  }

  function joined(sign, kind, one) {
    // A doc comment between two alternatives belongs to neither. After the last alternative, it belongs to the next
    // declaration.
    const another = () => {
      let n = 0
      while (list[at + n]?.doc) n++
      return peek(n) === sign && Boolean(at += n + 1)
    }
    another()
    const all = [one()]
    while (another()) all.push(one())
    return all.length > 1 ? { [kind]: all } : all[0]
  }

  function type() {
    const left = joined('|', 'union', () => joined('&', 'all', postfix))
    if (!take('extends')) return left
    type(); must('?'); const yes = type(); must(':'); const no = type()
    return { union: [yes, no] }
  }

  function member(about) {
    const member = { doc: about }
    take('readonly')
    member.name = next().replace(/^'|'$/g, '')
    const generic = parameters()
    member.optional = take('?')
    if (take('(')) {
      member.parameters = many(')', () => ({ name: next(), optional: take('?'), type: (must(':'), type()) }))
      must(':')
      return { ...member, generic, result: type() }
    }
    must(':')
    return { ...member, type: type() }
  }

  // Members without a name are dropped: [key: string]: …, [Symbol.dispose](): …
  function bracketed() {
    while (!take(']')) at++
    take('?')
    if (take('(')) while (!take(')')) at++
    must(':')
    type()
  }

  function members() {
    const all = []
    for (let about = doc(); !take('}'); about = doc()) {
      if (peek() === '[') bracketed()
      else all.push(member(about))
      while (take(';') || take(',')) { /* between members */ }
    }
    return all
  }

  function declaration(about) {
    if (take('interface')) {
      const name = next()
      const generic = parameters()
      const bases = []
      if (take('extends')) do bases.push(postfix()); while (take(','))
      must('{')
      declarations[name] = { doc: about, parameters: generic, bases, members: members() }
    } else if (take('type') && peek() !== '{') {
      const name = next()
      const generic = parameters()
      must('=')
      declarations[name] = { doc: about, parameters: generic, type: type() }
    } else at++
  }

  for (let about = doc(); at < list.length; about = doc()) {
    if (take('export')) declaration(about)
    else at++
  }
  for (const each of Object.values(declarations)) clean(each)
  return declarations
}

// Doc comments are kept whole until here, since a function's has parts.
function clean(node) {
  if (!node || typeof node !== 'object') return
  if (typeof node.doc === 'string' && node.doc) {
    node.about = Object.fromEntries([...node.doc.slice(3, -2).replace(/^\s*\* ?/gm, '').matchAll(/@param (\w+) ([\s\S]*?)(?=\n@|$)/g)]
      .map(([, name, words]) => [name, words.trim().replace(/\s*\n\s*/g, ' ')]))
    node.doc = said(node.doc)
  }
  for (const [key, value] of Object.entries(node)) if (key !== 'about') clean(value)
}
