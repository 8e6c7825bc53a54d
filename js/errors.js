// Long text is cut to its start and end: it may contain a key of 10 MB, or a file as a data URL.
const cut = (/** @type {string} */ text, most = 400) =>
  text.length > most + 40 ? `${text.slice(0, most - 100)}… (${text.length - most} more letters) …${text.slice(-100)}` : text

/** See errors.d.ts. */
export class InputError extends Error {
  name = 'InputError'

  /** By name, because each one-file game has a class of its own. @param {any} error */
  static [Symbol.hasInstance](error) {
    return error?.name === 'InputError'
  }

  /** @param {{ code: import('./types.js').InputCode, field: string, message: string }} fault */
  constructor({ code, field, message }) {
    super(cut(message))
    this.code = code
    this.field = cut(field)
    /** Set by refusals.js. */
    this.english = this.message
  }
}

/** See errors.d.ts. */
export class EngineError extends Error {
  name = 'EngineError'

  /** @param {any} error */
  static [Symbol.hasInstance](error) {
    return error?.name === 'EngineError'
  }

  /**
   * @param {import('./types.js').EngineCode} code
   * @param {string} message
   * @param {{ url?: string, status?: number, contentType?: string | null, cause?: unknown }} [details]
   */
  constructor(code, message, { cause, ...details } = {}) {
    super(cut(message, 1000), cause === undefined ? undefined : { cause })
    this.code = code
    /** @type {string | undefined} */ this.url = undefined
    /** @type {number | undefined} */ this.status = undefined
    /** @type {string | null | undefined} */ this.contentType = undefined
    Object.assign(this, details)
    if (this.url) this.url = cut(this.url)
  }
}
