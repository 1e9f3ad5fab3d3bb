/** The message about an expired token, which the caller can refresh. */
export const EXPIRED_TOKEN = 'JWT has expired'

/** An error whose status, code and message may be shown to the client. Each API formats it as its own JSON. */
export class ApiError extends Error {
  readonly status: number
  readonly code: string
  readonly headers: Readonly<Record<string, string>>

  constructor(status: number, code: string, message: string, headers: Record<string, string> = {}) {
    super(message)
    this.name = 'ApiError'
    this.status = status
    this.code = code
    this.headers = headers
  }
}
