import { badRequest, StorageError } from './http/storage-error.ts'

const MAX_LENGTH = 1024

/**
 * Checks the name of an object: letters of any script, with slashes for folders, but no characters with a meaning in file
 * systems, headers or URLs. The bytes are stored under a generated key, so a name never becomes a path on disk.
 */
export function checkObjectName(text: string): string {
  const name = text.normalize('NFC')
  const parts = name.split('/')
  const isValid =
    name.length > 0 &&
    name.length <= MAX_LENGTH &&
    // eslint-disable-next-line no-control-regex -- rejects control characters
    !/[\u0000-\u001f\u007f\\#?%]/.test(name) &&
    parts.every((part) => part !== '' && part !== '.' && part !== '..' && part.trim() === part)
  if (!isValid)
    throw new StorageError(400, 'InvalidKey', `Invalid key: ${JSON.stringify(name.slice(0, 100))}`)
  return name
}

/** Splits `<bucket>/<name>` and decodes both. */
export function parseObjectPath(path: string): { bucket: string; name: string } {
  const [bucket = '', ...rest] = path.split('/')
  return { bucket: decodePathPart(bucket), name: checkObjectName(rest.map(decodePathPart).join('/')) }
}

export function decodePathPart(part: string): string {
  try {
    return decodeURIComponent(part)
  } catch {
    throw badRequest('The URL is not well-formed')
  }
}
