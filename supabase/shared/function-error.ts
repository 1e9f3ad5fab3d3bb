/** An error that the caller can act on. The code names a text in `locales/<language>/functions.json`. */
export class FunctionError extends Error {
  readonly status: number
  readonly code: string
  /** Seconds after which a retry makes sense; sent as `Retry-After`. */
  readonly retryAfter?: number
  /** Wishes that would work instead, in the caller's language. */
  readonly ideas?: string[]

  constructor(status: number, code: string, retryAfter?: number, ideas?: string[]) {
    super(code)
    this.name = 'FunctionError'
    this.status = status
    this.code = code
    this.retryAfter = retryAfter
    this.ideas = ideas
  }
}
