/** An error that the caller can act on. The code names a text in `locales/<language>/functions.json`. */
export class FunctionError extends Error {
  readonly status: number
  readonly code: string
  /** Seconds after which a retry makes sense; sent as `Retry-After`. */
  readonly retryAfter?: number

  constructor(status: number, code: string, retryAfter?: number) {
    super(code)
    this.name = 'FunctionError'
    this.status = status
    this.code = code
    this.retryAfter = retryAfter
  }
}
