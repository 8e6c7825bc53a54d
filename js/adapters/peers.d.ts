// Declares the parts that the adapters use of packages that are not installed here.
declare module 'react' {
  export function useState<S>(initial: S): [S, (next: any) => void]
  export function useRef<T>(initial: T): { current: T }
  export function useEffect(effect: () => void | (() => void), dependencies?: readonly unknown[]): void
}
