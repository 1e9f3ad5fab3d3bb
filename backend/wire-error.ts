/** An error whose status, code and sentence may be shown to the caller. Each wire turns it into its own JSON shape. */
export class WireError extends Error {
  readonly status: number
  readonly code: string
  readonly headers: Readonly<Record<string, string>>

  constructor(status: number, code: string, message: string, headers: Record<string, string> = {}) {
    super(message)
    this.name = 'WireError'
    this.status = status
    this.code = code
    this.headers = headers
  }
}
