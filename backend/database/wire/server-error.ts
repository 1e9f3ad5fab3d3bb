/** What PostgreSQL said when it refused. Field letters are those of the protocol's ErrorResponse. */
export class ServerError extends Error {
  readonly severity: string
  readonly code: string
  readonly detail: string | undefined
  readonly hint: string | undefined

  constructor(fields: ReadonlyMap<string, string>) {
    super(fields.get('M') ?? 'unknown error')
    this.name = 'ServerError'
    this.severity = fields.get('V') ?? fields.get('S') ?? 'ERROR'
    this.code = fields.get('C') ?? 'XX000'
    this.detail = fields.get('D')
    this.hint = fields.get('H')
  }
}

/** The line to PostgreSQL broke, or could not be made. */
export class ConnectionLost extends Error {
  constructor(message: string, cause?: unknown) {
    super(message, { cause })
    this.name = 'ConnectionLost'
  }
}

/** The body of an ErrorResponse: a letter and a zero-ended text each, until a zero. */
export function readServerError(bytes: Buffer, start: number): ServerError {
  const fields = new Map<string, string>()
  for (let at = start; bytes[at] !== 0 && at < bytes.length;) {
    const end = bytes.indexOf(0, at + 1)
    fields.set(String.fromCharCode(bytes[at]!), bytes.toString('utf8', at + 1, end))
    at = end + 1
  }
  return new ServerError(fields)
}
