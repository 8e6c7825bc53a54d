import type { EngineCode, InputCode } from './types.js'

/** An argument of a call is missing, of the wrong type or out of range. Nothing was computed. */
export class InputError extends Error {
  constructor(fault: { code: InputCode, field: string, message: string })
  name: 'InputError'
  /** The kind of fault. */
  code: InputCode
  /** The path of the argument: `hand[2]`, `options.seed`. */
  field: string
  /** A sentence with the field and the value, in the language of the call's `lang`. */
  message: string
  /** The engine's own sentence, always in English. It may say more. */
  english: string
}

/** The engine could not be loaded, failed, or was closed. After a failure the next call gets a new engine. */
export class EngineError extends Error {
  constructor(
    code: EngineCode,
    message: string,
    details?: { url?: string, status?: number, contentType?: string | null, cause?: unknown },
  )
  name: 'EngineError'
  /** The kind of failure. */
  code: EngineCode
  /** For a failed load: the address, and the status and type of the server's answer. */
  url: string | undefined
  status: number | undefined
  contentType: string | null | undefined
}
