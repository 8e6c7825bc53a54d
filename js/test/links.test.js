// The links of every page in the repository or published lead to an existing file, and to a heading in it. Addresses of other sites
// are not tested.
import assert from 'node:assert/strict'
import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs'
import { dirname, join, relative } from 'node:path'
import test from 'node:test'
import { fileURLToPath } from 'node:url'

const ROOT = fileURLToPath(new URL('../../', import.meta.url))
const PACKAGE = join(ROOT, 'dist/package')
const OURS = /^https:\/\/github\.com\/tefuda\/tefuda\/(?:blob|raw|tree)\/main\/([^#]+)(#.*)?$/
const SKIPPED = new Set(['node_modules', 'dist', '.git', 'tefuda', 'testdata'])

/** All files below a folder whose names have an ending. */
function below(folder, ending) {
  return readdirSync(folder, { withFileTypes: true }).flatMap(entry => {
    if (SKIPPED.has(entry.name) || entry.name.startsWith('projects-')) return []
    const path = join(folder, entry.name)
    return entry.isDirectory() ? below(path, ending) : entry.name.endsWith(ending) ? [path] : []
  })
}

/** The anchors that GitHub makes of a page's headings. A repeated heading gets a number. */
export function anchors(text) {
  const seen = new Map()
  return [...text.replace(/^```[^]*?^```/gm, '').matchAll(/^#+ (.+)$/gm)].map(([, heading]) => {
    const anchor = heading.replace(/\[([^\]]*)\]\([^)]*\)/g, '$1').toLowerCase().replace(/[^\p{L}\p{N}\-_ ]/gu, '').replaceAll(' ', '-')
    seen.set(anchor, (seen.get(anchor) ?? -1) + 1)
    return seen.get(anchor) ? `${anchor}-${seen.get(anchor)}` : anchor
  })
}

/** The targets of a page's links and pictures. */
const targets = text => [...text.replace(/^```[^]*?^```/gm, '').replace(/`[^`\n]*`/g, '').matchAll(/\]\(([^)\s]+)\)|(?:href|src)="([^"]+)"/g)].map(found => found[1] ?? found[2])

/** The fault of a link in a page, or nothing. `within`: the folder that the link may not leave. */
function fault(page, link, within) {
  const ours = OURS.exec(link)
  if (!ours && /^[a-z]+:/.test(link)) return ''
  const [path, anchor] = ours ? [ours[1], ours[2]?.slice(1)] : link.split('#')
  const file = ours ? join(ROOT, path) : path ? join(dirname(page), decodeURI(path)) : page
  if (!ours && relative(within, file).startsWith('..')) return 'leads out of what is published'
  if (!existsSync(file)) return 'no such file'
  if (!anchor || statSync(file).isDirectory() || !file.endsWith('.md')) return ''
  return anchors(readFileSync(file, 'utf8')).includes(decodeURI(anchor)) ? '' : 'no such heading'
}

const faults = (page, within) => targets(readFileSync(page, 'utf8')).map(link => [link, fault(page, link, within)]).filter(([, said]) => said)

for (const page of below(ROOT, '.md')) {
  test(`${relative(ROOT, page)}: links`, () => assert.deepEqual(faults(page, ROOT), []))
}

test('the tarball: links of its pages stay inside, or are whole addresses', { skip: !existsSync(PACKAGE) && 'dist/package is not built' }, () => {
  const pages = below(PACKAGE, '.md')
  assert.ok(pages.length >= 3, `${pages}`)
  for (const page of pages) assert.deepEqual(faults(page, PACKAGE), [], page)
})

test('what the check finds: a file, a heading, a way out', () => {
  const page = join(ROOT, 'docs/recipes.md')
  assert.equal(fault(page, 'nowhere.md', ROOT), 'no such file')
  assert.equal(fault(page, '#nowhere', ROOT), 'no such heading')
  assert.equal(fault(page, '../README.md', join(ROOT, 'docs')), 'leads out of what is published')
  assert.equal(fault(page, 'https://github.com/tefuda/tefuda/blob/main/nowhere.md', ROOT), 'no such file')
  assert.equal(fault(page, '#errors-and-what-they-ask-for', ROOT), '')
  assert.deepEqual(anchors('# A b\n## c.d\n# A b\n'), ['a-b', 'cd', 'a-b-1'])
})
