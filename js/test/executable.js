// Finds the system's browsers.
import { accessSync, constants } from 'node:fs'
import { delimiter, join } from 'node:path'

/** The path of a program: the one given, else that of the first name that the system has. */
export function executable(named, ...names) {
  if (named?.includes('/')) return named
  const found = [named, ...names].filter(Boolean).flatMap(name => process.env.PATH.split(delimiter).map(folder => join(folder, name))).find(isExecutable)
  if (!found) throw new Error(`none of ${names.join(', ')} found: install one, or name it in $CHROME or $FIREFOX`)
  return found
}

function isExecutable(path) {
  try {
    accessSync(path, constants.X_OK)
    return true
  } catch {
    return false
  }
}
