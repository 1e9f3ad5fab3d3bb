/** An error response in PostgREST's format. */
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

export const invalidPath = () => new RestError(404, 'PGRST125', 'Invalid path specified in request URL')

/** Thrown while parsing, before any query runs. */
export const limitExceeded = (items: string, limit: number) =>
  new RestError(400, 'PGRST100', `The request has too many ${items}`, {
    details: `At most ${limit} are allowed.`,
  })
