import type { Bucket, ObjectMetadata } from './stored-object.ts'
import { StorageError, tooLarge } from './http/storage-error.ts'

/** Recognizes a file's type by its first bytes. Lists only types that the site shows or that are dangerous to confuse. */
const SIGNATURES: { type: string; test(bytes: Uint8Array): boolean }[] = [
  { type: 'image/png', test: (b) => startsWith(b, [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]) },
  { type: 'image/jpeg', test: (b) => startsWith(b, [0xff, 0xd8, 0xff]) },
  { type: 'image/gif', test: (b) => ascii(b, 0, 6) === 'GIF87a' || ascii(b, 0, 6) === 'GIF89a' },
  { type: 'image/webp', test: (b) => ascii(b, 0, 4) === 'RIFF' && ascii(b, 8, 12) === 'WEBP' },
  {
    type: 'image/avif',
    test: (b) => ascii(b, 4, 8) === 'ftyp' && ['avif', 'avis'].includes(ascii(b, 8, 12)),
  },
  { type: 'application/pdf', test: (b) => ascii(b, 0, 5) === '%PDF-' },
  { type: 'video/webm', test: (b) => startsWith(b, [0x1a, 0x45, 0xdf, 0xa3]) },
  { type: 'application/zip', test: (b) => startsWith(b, [0x50, 0x4b, 0x03, 0x04]) },
  { type: 'image/svg+xml', test: (b) => /^<svg[\s>]/.test(afterPreface(text(b), ['<!--', '<?xml'])) },
  {
    type: 'text/html',
    test: (b) =>
      /^<(?:!doctype html|html|head|body|script|iframe|style|title|table|a|img|form)\b/i.test(
        afterPreface(text(b), ['<!--']),
      ),
  },
  { type: 'text/xml', test: (b) => /^<(?:\?xml|!doctype|!entity)/i.test(text(b)) },
]

/** The number of bytes that the signatures need. */
export const SNIFFED_BYTES = 1024

const startsWith = (bytes: Uint8Array, signature: number[]) =>
  signature.every((byte, index) => bytes[index] === byte)
const ascii = (bytes: Uint8Array, from: number, to: number) =>
  String.fromCharCode(...bytes.subarray(from, to))
const text = (bytes: Uint8Array) =>
  new TextDecoder('utf-8').decode(bytes.subarray(0, SNIFFED_BYTES)).replace(/^\uFEFF?\s*/, '')

const PREFACE_ENDS: Record<string, string> = { '<!--': '-->', '<?xml': '>' }

/** Skips leading comments and XML declarations. A loop instead of one pattern, which could backtrack for very long. */
function afterPreface(text: string, prefaces: readonly string[]): string {
  for (let rest = text; ;) {
    const start = prefaces.find((preface) => rest.startsWith(preface))
    const end = start === undefined ? -1 : rest.indexOf(PREFACE_ENDS[start]!, start.length)
    if (start === undefined || end < 0) return rest
    rest = rest.slice(end + PREFACE_ENDS[start]!.length).trimStart()
  }
}

export const sniffType = (bytes: Uint8Array): string | undefined =>
  SIGNATURES.find(({ test }) => test(bytes))?.type

/** Types that a browser would execute or parse as markup. They are served only as downloads. */
const ACTIVE =
  /^(?:text\/html|image\/svg\+xml|(?:text|application)\/xml|application\/xhtml\+xml|text\/javascript|application\/javascript|application\/pdf)$/

export const isActiveContent = (type: string) => ACTIVE.test(withoutParameters(type))

const WELL_FORMED = /^[\w!#$&^.+-]{1,80}\/[\w!#$&^.+-]{1,80}$/

const withoutParameters = (type: string) => type.split(';')[0]!.trim().toLowerCase()

/** The type under which a file is stored. Rejects a file whose bytes contradict its declared type. */
export function checkType(
  declared: string,
  firstBytes: Uint8Array,
  allowed: readonly string[] | null,
): string {
  const type = withoutParameters(declared) || 'application/octet-stream'
  // The type becomes a header of every response.
  if (!WELL_FORMED.test(type)) throw new StorageError(415, 'InvalidMimeType', 'The type is not well-formed')
  const sniffed = sniffType(firstBytes)
  const family = (name: string) =>
    name.replace('text/xml', 'application/xml').replace(/^audio\/webm$/, 'video/webm')
  const isPicture = type.startsWith('image/')
  // Only types that are dangerous or shown as pictures must match: any other file may be declared freely.
  const isContradiction =
    sniffed === undefined
      ? isPicture && type !== 'image/x-icon'
      : family(sniffed) !== family(type) && (isActiveContent(sniffed) || isPicture || isActiveContent(type))
  if (isContradiction) throw new StorageError(415, 'InvalidMimeType', `The file is not ${type}`)
  checkAllowed(type, allowed)
  return withCharset(type, declared)
}

/** Text keeps the encoding that its sender declares; without it a browser would guess. */
function withCharset(type: string, declared: string): string {
  const [, charset] = /;\s*charset="?([\w-]{1,40})"?/i.exec(declared) ?? []
  return charset && /^text\/|json$/.test(type) ? `${type};charset=${charset.toLowerCase()}` : type
}

/** Checks the bucket's rules for a file whose bytes are not read now: one that is copied, moved, or declared for a resumable upload. */
export function checkBucketRules(
  { size, mimetype }: Pick<ObjectMetadata, 'size' | 'mimetype'>,
  bucket: Bucket,
  defaultMaxBytes: number,
) {
  if (size > Number(bucket.file_size_limit ?? defaultMaxBytes)) throw tooLarge()
  checkAllowed(withoutParameters(mimetype), bucket.allowed_mime_types)
}

function checkAllowed(type: string, allowed: readonly string[] | null) {
  if (allowed && !allowed.some((pattern) => matches(pattern, type)))
    throw new StorageError(415, 'InvalidMimeType', `mime type ${type} is not supported`)
}

const matches = (pattern: string, type: string) =>
  pattern === type || pattern === '*/*' || (pattern.endsWith('/*') && type.startsWith(pattern.slice(0, -1)))
