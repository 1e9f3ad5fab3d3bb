import { badRequest } from '../http/storage-error.ts'

const FORMATS = ['webp', 'avif', 'png', 'origin'] as const

export interface Transform {
  width?: number
  height?: number
  resize: 'cover' | 'contain' | 'fill'
  format: (typeof FORMATS)[number]
  quality?: number
}

const MAX_SIDE = 2500
const ACCEPTS_WEBP = /image\/(?:webp|\*)|\*\/\*/

const parseWholeNumber = (query: URLSearchParams, name: string, max: number, min = 1): number | undefined => {
  const text = query.get(name)
  if (text === null) return undefined
  const value = Number(text)
  if (!Number.isInteger(value) || value < min || value > max)
    throw badRequest(`${name} must be a whole number from ${min} to ${max}`)
  return value
}

/**
 * Parses `?width=&height=&resize=&format=&quality=`; throws 400 for values out of range. Without a format, a client that accepts WebP
 * gets it, because it is smaller, and any other client the format of the file.
 */
export function parseTransform(query: URLSearchParams, accept: string | null = null): Transform {
  const resize = query.get('resize') ?? 'cover'
  const format = query.get('format') ?? (ACCEPTS_WEBP.test(accept ?? '*/*') ? 'webp' : 'origin')
  if (resize !== 'cover' && resize !== 'contain' && resize !== 'fill')
    throw badRequest('resize must be cover, contain or fill')
  const knownFormat = FORMATS.find((name) => name === format)
  if (!knownFormat) throw badRequest(`format must be one of ${FORMATS.join(', ')}`)
  return {
    width: parseWholeNumber(query, 'width', MAX_SIDE),
    height: parseWholeNumber(query, 'height', MAX_SIDE),
    resize,
    format: knownFormat,
    quality: parseWholeNumber(query, 'quality', 100, 20),
  }
}

/** URLs of public files accept these widths (`?format=webp&width=400`), which limits the number of stored pictures. */
const DEFAULT_THUMBNAIL_WIDTHS: readonly number[] = [120, 240, 400, 640, 800, 1200, 1600]

/** The thumbnail that a query asks for: a listed width and nothing else. Undefined without a size or format. */
export function parseThumbnail(
  query: URLSearchParams,
  widths: readonly number[] = DEFAULT_THUMBNAIL_WIDTHS,
): Transform | undefined {
  if (!query.has('width') && !query.has('format')) return undefined
  const { width, height, quality, format } = parseTransform(query)
  if (height !== undefined || quality !== undefined || !widths.includes(width ?? 0))
    throw badRequest(`width must be one of ${widths.join(', ')}`)
  // Without a height every way to resize gives the same picture.
  return { width, resize: 'cover', format }
}
