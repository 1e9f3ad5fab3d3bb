import { badRequest, StorageError } from '../http/storage-error.ts'
import { parseCacheControl, parseMetadata } from '../objects/read-upload.ts'

// The part of TUS 1.0.0 (https://tus.io/protocols/resumable-upload) that is spoken in headers.

const VERSION = '1.0.0'
const TUS: Record<string, string> = { 'tus-resumable': VERSION, 'cache-control': 'no-store' }

export const tusResponse = (status: number, headers: Record<string, string> = {}) =>
  new Response(null, { status, headers: { ...TUS, ...headers } })

export const describeServer = (maxBytes: number) =>
  tusResponse(204, {
    'tus-version': VERSION,
    'tus-extension': 'creation,creation-with-upload,creation-defer-length,termination,expiration',
    'tus-max-size': String(maxBytes),
  })

export function checkVersion({ headers }: Request): void {
  if (headers.get('tus-resumable') !== VERSION)
    throw new StorageError(412, 'InvalidTusVersion', `The header Tus-Resumable must be ${VERSION}`)
}

export const isPart = ({ headers }: Request) =>
  headers.get('content-type')?.toLowerCase() === 'application/offset+octet-stream'

/** A header with a number of bytes; undefined without the header. */
export function byteCount({ headers }: Request, name: string): number | undefined {
  const text = headers.get(name)
  if (text === null) return undefined
  if (!/^\d{1,15}$/.test(text)) throw badRequest(`The header ${name} must be a number of bytes`)
  return Number(text)
}

/** The length that a client declares when it creates an upload; null when it declares it later. */
export function declaredLength(request: Request): number | null {
  const length = byteCount(request, 'upload-length')
  const isDeferred = request.headers.get('upload-defer-length') === '1'
  if ((length === undefined) !== isDeferred)
    throw badRequest('Either Upload-Length or Upload-Defer-Length: 1 is needed')
  return length ?? null
}

const MAX_METADATA_LENGTH = 16 * 1024

/** Reads `Upload-Metadata` with the names that Supabase gives to its values. */
export function parseUploadMetadata({ headers }: Request) {
  const text = headers.get('upload-metadata') ?? ''
  if (text.length > MAX_METADATA_LENGTH) throw badRequest('The metadata is too long')
  const values = new Map<string, string>()
  for (const pair of text.split(',')) {
    const [name = '', value = ''] = pair.trim().split(' ')
    values.set(name, Buffer.from(value, 'base64').toString('utf8'))
  }
  const [bucket, name] = [values.get('bucketName'), values.get('objectName')]
  if (!bucket || !name) throw badRequest('Upload-Metadata needs bucketName and objectName')
  return {
    bucket,
    name,
    contentType: values.get('contentType') || 'application/octet-stream',
    cacheControl: parseCacheControl(values.get('cacheControl') ?? null),
    userMetadata: parseMetadata(values.get('metadata') ?? null, 'plain'),
  }
}
