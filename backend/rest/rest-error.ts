/** A refusal in PostgREST's words: clients of the wire read `code`, people read the rest. */
export class RestError extends Error {
  readonly status: number
  readonly code: string
  readonly details: unknown
  readonly hint: string | null
  readonly headers: Readonly<Record<string, string>>

  constructor(
    status: number,
    code: string,
    message: string,
    {
      details = null,
      hint = null,
      headers = {},
    }: { details?: unknown; hint?: string | null; headers?: Record<string, string> } = {},
  ) {
    super(message)
    this.name = 'RestError'
    this.status = status
    this.code = code
    this.details = details
    this.hint = hint
    this.headers = headers
  }
}

/** PostgREST answers an unknown path with an empty object. */
export class NotFound extends Error {}

/** More than the limits allow; said before any work is done. */
export const tooMuch = (what: string, limit: number) =>
  new RestError(400, 'PGRST100', `The request has too many ${what}`, {
    details: `At most ${limit} are allowed.`,
  })
