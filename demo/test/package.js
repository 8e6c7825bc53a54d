// The published package, in a page that has the wrapper in a few files.
import { cpSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'

const DIST = fileURLToPath(new URL('../../dist/', import.meta.url))
/** The package's folders that a page never loads. */
const UNUSED = /[/\\](adapters|bots|docs|script)$/

/** Copies dist/<compiler> into a copy of the page, in place of its wrapper. */
export function layPackage(compiler, page) {
  const to = join(page, 'tefuda')
  rmSync(to, { recursive: true })
  cpSync(join(DIST, compiler), to, { recursive: true, filter: from => !UNUSED.test(from) })
}
