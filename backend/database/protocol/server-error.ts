/** An error that PostgreSQL reported. The field letters are those of the protocol's ErrorResponse. */
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

/** The connection to PostgreSQL broke or could not be opened. */
export class ConnectionLost extends Error {
  constructor(message: string, cause?: unknown) {
    super(message, { cause })
    this.name = 'ConnectionLost'
  }
}

/** Parses the body of an ErrorResponse: pairs of a letter and a zero-terminated text, ended by a zero. */
export function parseServerError(bytes: Buffer, start: number): ServerError {
  const fields = new Map<string, string>()
  for (let offset = start; bytes[offset] !== 0 && offset < bytes.length;) {
    const end = bytes.indexOf(0, offset + 1)
    fields.set(String.fromCharCode(bytes[offset]!), bytes.toString('utf8', offset + 1, end))
    offset = end + 1
  }
  return new ServerError(fields)
}

/** The plan of a prepared statement no longer fits the tables, or the server has dropped it; preparing it again helps. */
const STALE_STATEMENT_CODES = new Set(['0A000', '26000'])

export const isStaleStatement = (error: unknown) =>
  error instanceof ServerError && STALE_STATEMENT_CODES.has(error.code)

const QUERY_CANCELED = '57014'

export const isCancelled = (error: unknown) => error instanceof ServerError && error.code === QUERY_CANCELED

/** A cancel request for another batch on the same connection may have hit this one, so it should be run again. */
export class CancelledByAnother extends Error {
  constructor(cause: unknown) {
    super('cancelled by the cancel request of another batch', { cause })
    this.name = 'CancelledByAnother'
  }
}
