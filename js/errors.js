/** A call's fault: an argument that is missing, of the wrong kind or out of range. Nothing was computed. */
export class InputError extends Error {
  name = 'InputError'

  /** @param {{ code: import('./api.js').InputCode, field: string, message: string }} fault */
  constructor({ code, field, message }) {
    super(message)
    /** What kind of fault it is. */
    this.code = code
    /** Where: `hand[2]`, `options.seed`. */
    this.field = field
  }
}

/** The engine's fault: it could not be loaded, failed, or was closed. The next call gets a new engine. */
export class EngineError extends Error {
  name = 'EngineError'

  /**
   * @param {import('./api.js').EngineCode} code what happened
   * @param {string} message
   * @param {{ url?: string, status?: number, contentType?: string | null, cause?: unknown }} [details] of a failed load
   */
  constructor(code, message, { cause, ...details } = {}) {
    super(message, cause === undefined ? undefined : { cause })
    this.code = code
    /** @type {string | undefined} */ this.url = undefined
    /** @type {number | undefined} */ this.status = undefined
    /** @type {string | null | undefined} */ this.contentType = undefined
    Object.assign(this, details)
  }
}
