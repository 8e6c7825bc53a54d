// The repository's own files: issue forms, workflows and the changelog.
import assert from 'node:assert/strict'
import { execFileSync } from 'node:child_process'
import { readFileSync, readdirSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import test from 'node:test'

const ROOT = fileURLToPath(new URL('../../', import.meta.url))
const read = path => readFileSync(ROOT + path, 'utf8')
const build = readFileSync(`${ROOT}build.sh`, 'utf8')

test('the issue forms ask in both languages, and every field has a name of its own', () => {
  const forms = readdirSync(`${ROOT}.github/ISSUE_TEMPLATE`).filter(name => name !== 'config.yml')
  assert.ok(forms.length >= 3)
  for (const form of forms) {
    const text = read(`.github/ISSUE_TEMPLATE/${form}`)
    assert.match(text, /^name: .*[\p{Script=Han}\p{Script=Hiragana}]/mu, form)
    const ids = [...text.matchAll(/^ {4}id: (\S+)$/gm)].map(([, id]) => id)
    assert.equal(ids.length, [...text.matchAll(/^ {2}- type: /gm)].length, form)
    assert.equal(new Set(ids).size, ids.length, form)
  }
})

test('workflows call commands that build.sh has', () => {
  for (const name of readdirSync(`${ROOT}.github/workflows`)) {
    for (const [, command] of read(`.github/workflows/${name}`).matchAll(/\.\/build\.sh ([a-z-]+)/g)) {
      assert.match(build, new RegExp(`^cmd_${command}\\(\\)`, 'm'), `${name}: ${command}`)
    }
  }
})

test('the nightly workflow starts what ./build.sh nightly runs', () => {
  const listed = text => text.match(/'[^']+'|\w+/g)
  const [, matrix] = read('.github/workflows/nightly.yml').match(/command: \[(.*)\]/)
  assert.deepEqual(listed(matrix), listed(build.match(/for command in (.*); do/)[1]))
})

test('a release has provenance, both builds and its notes', () => {
  const release = read('.github/workflows/release.yml')
  for (const part of ['dist/*.tgz; do npm publish', '--provenance', 'attest-build-provenance', 'dist/engine', 'build.sh notes']) assert.ok(release.includes(part), part)
})

test('help lists every command', () => {
  const help = execFileSync(`${ROOT}build.sh`, ['help'], { encoding: 'utf8' })
  for (const [, command] of build.matchAll(/^cmd_([a-z-]+)\(\)/gm)) {
    if (command !== 'help') assert.match(help, new RegExp(`^\\./build\\.sh ${command}\\b`, 'm'), command)
  }
})

test('notes: what the changelog says of the version that the package has; a version that it does not know is refused', () => {
  const { version } = JSON.parse(read('js/package.json'))
  const said = execFileSync(`${ROOT}build.sh`, ['notes', version], { encoding: 'utf8' })
  assert.match(said, /^### Added$/m)
  assert.ok(!said.includes('## ['))
  assert.match(read('CHANGELOG.md'), new RegExp(`^## \\[${version}\\] - \\d{4}-\\d\\d-\\d\\d$`, 'm'))
  assert.throws(() => execFileSync(`${ROOT}build.sh`, ['notes', '99.0.0'], { stdio: 'pipe' }), /says nothing of 99\.0\.0/)
})
