import type { Bucket, ObjectMetadata } from './context.ts'
import { StorageError, tooLarge } from './wire/storage-error.ts'

/** What the first bytes of a file say it is. Only kinds that are dangerous to confuse, or that we show, are told apart. */
const SIGNS: { type: string; test(bytes: Uint8Array): boolean }[] = [
  { type: 'image/png', test: (b) => starts(b, [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]) },
  { type: 'image/jpeg', test: (b) => starts(b, [0xff, 0xd8, 0xff]) },
  { type: 'image/gif', test: (b) => ascii(b, 0, 6) === 'GIF87a' || ascii(b, 0, 6) === 'GIF89a' },
  { type: 'image/webp', test: (b) => ascii(b, 0, 4) === 'RIFF' && ascii(b, 8, 12) === 'WEBP' },
  {
    type: 'image/avif',
    test: (b) => ascii(b, 4, 8) === 'ftyp' && ['avif', 'avis'].includes(ascii(b, 8, 12)),
  },
  { type: 'application/pdf', test: (b) => ascii(b, 0, 5) === '%PDF-' },
  { type: 'video/webm', test: (b) => starts(b, [0x1a, 0x45, 0xdf, 0xa3]) },
  { type: 'application/zip', test: (b) => starts(b, [0x50, 0x4b, 0x03, 0x04]) },
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

/** How many bytes are needed to tell. */
export const SNIFFED_BYTES = 1024

const starts = (bytes: Uint8Array, sign: number[]) => sign.every((byte, index) => bytes[index] === byte)
const ascii = (bytes: Uint8Array, from: number, to: number) =>
  String.fromCharCode(...bytes.subarray(from, to))
const text = (bytes: Uint8Array) =>
  new TextDecoder('utf-8').decode(bytes.subarray(0, SNIFFED_BYTES)).replace(/^\uFEFF?\s*/, '')

const PREFACE_ENDS: Record<string, string> = { '<!--': '-->', '<?xml': '>' }

/** What follows comments and the like. Step by step: a pattern that may skip any number of them can be kept busy for ever. */
function afterPreface(text: string, starts: readonly string[]): string {
  for (let rest = text; ;) {
    const start = starts.find((one) => rest.startsWith(one))
    const end = start === undefined ? -1 : rest.indexOf(PREFACE_ENDS[start]!, start.length)
    if (start === undefined || end < 0) return rest
    rest = rest.slice(end + PREFACE_ENDS[start]!.length).trimStart()
  }
}

export const sniff = (bytes: Uint8Array): string | undefined => SIGNS.find(({ test }) => test(bytes))?.type

/** Kinds a browser would run or read markup from: never shown from our address as they are. */
const ACTIVE =
  /^(?:text\/html|image\/svg\+xml|(?:text|application)\/xml|application\/xhtml\+xml|text\/javascript|application\/javascript|application\/pdf)$/

export const isActive = (type: string) => ACTIVE.test(bare(type))

const WELL_FORMED = /^[\w!#$&^.+-]{1,80}\/[\w!#$&^.+-]{1,80}$/

const bare = (type: string) => type.split(';')[0]!.trim().toLowerCase()

/** The type a file is stored under: what it says, unless its bytes say otherwise. A file that lies about itself is refused. */
export function checkedType(
  declared: string,
  firstBytes: Uint8Array,
  allowed: readonly string[] | null,
): string {
  const type = bare(declared) || 'application/octet-stream'
  // It becomes a header of every answer.
  if (!WELL_FORMED.test(type)) throw new StorageError(415, 'InvalidMimeType', 'The type is not well-formed')
  const real = sniff(firstBytes)
  const family = (name: string) =>
    name.replace('text/xml', 'application/xml').replace(/^audio\/webm$/, 'video/webm')
  const isPicture = type.startsWith('image/')
  const lies =
    real === undefined
      ? isPicture && type !== 'image/x-icon'
      : family(real) !== family(type) && (isActive(real) || isPicture || isActive(type))
  if (lies) throw new StorageError(415, 'InvalidMimeType', `The file is not ${type}`)
  checkAllowed(type, allowed)
  return type
}

/** A file that is moved into another bucket has to keep that bucket's rules, as if it were brought there. */
export function checkFits({ size, mimetype }: ObjectMetadata, bucket: Bucket, otherwise: number) {
  if (size > Number(bucket.file_size_limit ?? otherwise)) throw tooLarge()
  checkAllowed(mimetype, bucket.allowed_mime_types)
}

function checkAllowed(type: string, allowed: readonly string[] | null) {
  if (allowed && !allowed.some((pattern) => matches(pattern, type)))
    throw new StorageError(415, 'InvalidMimeType', `mime type ${type} is not supported`)
}

const matches = (pattern: string, type: string) =>
  pattern === type || pattern === '*/*' || (pattern.endsWith('/*') && type.startsWith(pattern.slice(0, -1)))
