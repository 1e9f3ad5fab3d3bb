import { badRequest, StorageError } from './wire/storage-error.ts'

const MAX_LENGTH = 1024

/**
 * A name people may give a file: any letters of any script, slashes for folders. Nothing that means something to a file system, a
 * header or a URL beyond that; bytes are stored under a version of ours anyway, so a name never becomes a path.
 */
export function checkedName(text: string): string {
  const name = text.normalize('NFC')
  const parts = name.split('/')
  const isSound =
    name.length > 0 &&
    name.length <= MAX_LENGTH &&
    // eslint-disable-next-line no-control-regex -- that is the point
    !/[\u0000-\u001f\u007f\\#?%]/.test(name) &&
    parts.every((part) => part !== '' && part !== '.' && part !== '..' && part.trim() === part)
  if (!isSound)
    throw new StorageError(400, 'InvalidKey', `Invalid key: ${JSON.stringify(name.slice(0, 100))}`)
  return name
}

/** The path of an address after its fixed beginning, as bucket and name. */
export function bucketAndName(path: string): { bucket: string; name: string } {
  const [bucket = '', ...rest] = path.split('/')
  return { bucket: decoded(bucket), name: checkedName(rest.map(decoded).join('/')) }
}

export function decoded(part: string): string {
  try {
    return decodeURIComponent(part)
  } catch {
    throw badRequest('The address is not well-formed')
  }
}
