// Measures all sections in one run, and writes docs/bench.md with its head and the tables of both READMEs. See README.md.
//
//   node bench/all.js [--only poker,draw]
//
// A section takes minutes. Its results go into docs/bench.md at once, so a run that was stopped can go on with --only. Times are CPU
// times, because other work on the machine changes them little.
import { execFileSync, spawnSync } from 'node:child_process'
import { existsSync, readFileSync, readdirSync, writeFileSync } from 'node:fs'
import { cpus, totalmem } from 'node:os'
import { fileURLToPath } from 'node:url'
import { quote, sectionsOf } from './quoted.js'
import { flagsOf } from './report.js'

const ROOT = new URL('../', import.meta.url)
const PAGE = new URL('docs/bench.md', ROOT)
const READMES = { en: new URL('README.md', ROOT), ja: new URL('README.ja.md', ROOT) }

const node = (...args) => {
  const { stdout, stderr, status } = spawnSync(process.execPath, args, { cwd: fileURLToPath(ROOT), encoding: 'utf8', env: { ...process.env, TEFUDA_CPU_TIME: '1' }, maxBuffer: 1 << 26 })
  if (status !== 0) throw new Error(`node ${args.join(' ')}: ${stderr || stdout}`)
  return `\`node ${args.map(arg => (arg.includes('{') ? `'${arg}'` : arg)).join(' ')}\`\n\n${stdout.trim()}\n`
}

/** The published files in bytes of gzip, as `./build.sh size` compares them with the budgets. */
function sizes() {
  const files = ['tinygo', 'go'].flatMap(compiler => readdirSync(new URL(`dist/engine/${compiler}/`, ROOT)).filter(name => name.endsWith('.wasm')).map(name => [name, `dist/engine/${compiler}/${name}`]))
  const bytes = path => execFileSync('gzip', ['-9c', fileURLToPath(new URL(path, ROOT))], { maxBuffer: 1 << 26 }).length
  const rows = files.map(([name, path]) => `| ${name} | ${bytes(path).toLocaleString('en')} |`)
  return ['### Sizes', '', '| file | bytes of gzip |', '| --- | --: |', ...rows, ''].join('\n')
}

const arena = (piles, iterations, deals) => node('bench/arena', 'calculation', `search:${iterations}`, '--rules', `{"piles":${piles},"lead":1}`, '--deals', deals)
const SECTIONS = {
  sizes,
  calls: () => node('bench/calls.js'),
  poker: () => node('bench/poker.js'),
  draw: () => node('bench/draw.js'),
  spot: () => node('bench/spot.js', '--flop', '400'),
  calculation: () => [arena('4', '600', '300'), arena('3', '3000', '100')].join('\n'),
}

const version = (command, ...args) => {
  try {
    return execFileSync(command, args, { encoding: 'utf8', cwd: fileURLToPath(ROOT) }).trim()
  } catch {
    return `no ${command}`
  }
}

/** Where and when a section was measured. */
function conditions() {
  const [cpu] = cpus()
  const machine = `${cpus().length} × ${cpu?.model.trim() || 'CPU'}, ${Math.round(totalmem() / 2 ** 30)} GB, ${process.platform} ${process.arch}`
  const commit = version('git', 'rev-parse', '--short', 'HEAD')
  return `${new Date().toISOString().slice(0, 10)}, commit ${commit}; ${machine}; Node ${process.version}, ${version('go', 'version').replace(/^go version /, '')}.`
}

const pageOf = sections => `# Measured

WebAssembly built by TinyGo, on a shared machine with two cores. Evaluators run in one process with their peers; a ratio has its 95 % interval.

<!-- bench:poker -->
<!-- /bench -->

<!-- bench:times -->
<!-- /bench -->

\`./build.sh bench all\` measures all sections, and writes this page and README's tables; a test compares them. Times are the processor's: on a
machine with other work they are longer than on a quiet one. [bench/README.md](https://github.com/tefuda/tefuda/blob/main/bench/README.md) says how
each is measured, [arenas.md](arenas.md) how arenas are spread over machines.

${Object.values(sections).join('\n')}`

const { only } = flagsOf('node bench/all.js: all that docs/bench.md has', {
  only: ['', /^(\w+(,\w+)*)?$/, `sections, of ${Object.keys(SECTIONS).join(', ')}`],
})
const known = existsSync(PAGE) ? sectionsOf(readFileSync(PAGE, 'utf8')) : {}
for (const name of only ? only.split(',') : Object.keys(SECTIONS)) {
  if (!SECTIONS[name]) throw new Error(`no section ${name}`)
  console.log(`${name} …`)
  known[name] = `## ${name}\n\n${conditions()}\n\n${SECTIONS[name]()}`
  const ordered = Object.fromEntries(Object.keys(SECTIONS).filter(key => known[key]).map(key => [key, known[key]]))
  writeFileSync(PAGE, pageOf(ordered))
}
for (const [lang, url] of [['en', PAGE], ...Object.entries(READMES)]) writeFileSync(url, quote(readFileSync(url, 'utf8'), lang, known))
