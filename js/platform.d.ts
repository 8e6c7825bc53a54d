// Types of the platform that a project's libraries may not declare: the library's type if there is one, else any object.
type Platform<Name extends string> = typeof globalThis extends { [N in Name]: { prototype: infer T } } ? T : object

export type AbortSignal = Platform<'AbortSignal'>
export type URL = Platform<'URL'>

declare global {
  // For `using`, in the same form as newer libraries.
  interface SymbolConstructor { readonly dispose: unique symbol }
}
