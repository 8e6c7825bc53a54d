/** See errors.d.ts. */
export class InputError extends Error {
  name = 'InputError'

  /** @param {{ code: import('./types.js').InputCode, field: string, message: string }} fault */
  constructor({ code, field, message }) {
    super(message)
    this.code = code
    this.field = field
  }
}

/** See errors.d.ts. */
export class EngineError extends Error {
  name = 'EngineError'

  /**
   * @param {import('./types.js').EngineCode} code
   * @param {string} message
   * @param {{ url?: string, status?: number, contentType?: string | null, cause?: unknown }} [details]
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
