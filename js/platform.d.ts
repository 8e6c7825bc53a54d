// What platforms have and a project's libraries may not declare: theirs where they do, else any object.
type Platform<Name extends string> = typeof globalThis extends { [N in Name]: { prototype: infer T } } ? T : object

export type AbortSignal = Platform<'AbortSignal'>
export type URL = Platform<'URL'>

declare global {
  // As newer libraries declare it, for `using`.
  interface SymbolConstructor { readonly dispose: unique symbol }
}
