// A program in a process of its own, which reads and answers lines.
import { spawn } from 'node:child_process'
import { createInterface } from 'node:readline'
import { Fault } from '../players.js'

/** The words of a command line. Words in quotes keep their spaces. */
const wordsOf = command => [...command.matchAll(/"([^"]*)"|(\S+)/g)].map(([, quoted, plain]) => quoted ?? plain)

/** Splits `turn=300 program` into the settings at its beginning and the command. */
export function settingsOf(argument, known) {
  const [head] = /^(?:\w+=\S*\s+)*/.exec(argument)
  const settings = Object.fromEntries(head.split(/\s+/).filter(Boolean).map(each => each.split('=')))
  for (const name of Object.keys(settings)) if (!(name in known)) throw new Error(`${name}=: only ${Object.keys(known).join(', ')}`)
  return { ...known, ...settings, command: argument.slice(head.length) }
}

/** Starts a program. `ask` sends lines and returns the first answer that is not chatter; it throws a Fault if none comes in time. */
export function launch(command, chatter = /^\s*$/) {
  const [file, ...flags] = wordsOf(command)
  const child = spawn(file, flags, { stdio: ['pipe', 'pipe', 'ignore'] })
  child.on('error', () => {})
  child.stdin.on('error', () => {})
  const lines = createInterface({ input: child.stdout })[Symbol.asyncIterator]()
  const answer = async () => {
    for (;;) {
      const { value, done } = await lines.next()
      if (done) throw new Fault('crash')
      if (!chatter.test(value)) return value
    }
  }
  const send = (...texts) => child.stdin.write(texts.map(text => `${text}\r\n`).join(''))
  const read = limit => {
    let timer
    const late = new Promise((_, reject) => (timer = setTimeout(reject, limit, new Fault('time'))))
    return Promise.race([answer(), late]).finally(() => clearTimeout(timer))
  }
  return {
    send,
    ask(limit, ...texts) {
      send(...texts)
      return read(limit)
    },
    close() {
      child.stdin.end()
      setTimeout(() => child.kill(), 1000).unref()
    },
  }
}
