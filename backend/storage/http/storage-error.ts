/** An error in the shape that storage-js reads: `{ statusCode, error, message, code }`. */
export class StorageError extends Error {
  readonly status: number
  readonly code: string

  constructor(status: number, code: string, message: string) {
    super(message)
    this.name = 'StorageError'
    this.status = status
    this.code = code
  }
}

export const noSuchObject = () => new StorageError(404, 'NoSuchKey', 'Object not found')
export const noSuchBucket = () => new StorageError(404, 'NoSuchBucket', 'Bucket not found')
export const accessDenied = () =>
  new StorageError(403, 'AccessDenied', 'new row violates row-level security policy')
export const alreadyExists = () => new StorageError(409, 'KeyAlreadyExists', 'The resource already exists')
export const isAlreadyExists = (error: unknown) =>
  error instanceof StorageError && error.code === 'KeyAlreadyExists'
export const tooLarge = () =>
  new StorageError(413, 'EntityTooLarge', 'The object exceeded the maximum allowed size')
export const unavailable = () =>
  new StorageError(
    503,
    'ServiceUnavailable',
    'Files cannot be reached at the moment. Please try again later.',
  )
export const badRequest = (message: string) => new StorageError(400, 'InvalidRequest', message)

export function errorResponse({
  status,
  code,
  message,
}: Pick<StorageError, 'status' | 'code' | 'message'>): Response {
  return Response.json(
    { statusCode: String(status), error: code, code, message },
    { status, headers: { 'cache-control': 'no-store' } },
  )
}
