import type { EngineCode, InputCode } from './types.js'

/** A call's fault: an argument that is missing, of the wrong kind or out of range. Nothing was computed. */
export class InputError extends Error {
  constructor(fault: { code: InputCode, field: string, message: string })
  name: 'InputError'
  /** What kind of fault it is. */
  code: InputCode
  /** Where: `hand[2]`, `options.seed`. */
  field: string
  /** What is wrong, in the language that the call asked for by `lang`: the field, and the value. */
  message: string
  /** The same by the engine, which says more, always in English. */
  english: string
}

/** The engine's fault: it could not be loaded, failed, or was closed. The next call gets a new engine. */
export class EngineError extends Error {
  constructor(
    code: EngineCode,
    message: string,
    details?: { url?: string, status?: number, contentType?: string | null, cause?: unknown },
  )
  name: 'EngineError'
  /** What happened. */
  code: EngineCode
  /** Of a failed load: what was asked for, and how the server answered. */
  url: string | undefined
  status: number | undefined
  contentType: string | null | undefined
}
