import { badRequest } from '../wire/storage-error.ts'

export const FORMATS = ['webp', 'avif', 'png', 'origin'] as const

export interface Transform {
  width?: number
  height?: number
  resize: 'cover' | 'contain' | 'fill'
  format: (typeof FORMATS)[number]
  quality?: number
}

const MOST = 2500

const whole = (query: URLSearchParams, name: string, most: number, least = 1): number | undefined => {
  const text = query.get(name)
  if (text === null) return undefined
  const value = Number(text)
  if (!Number.isInteger(value) || value < least || value > most)
    throw badRequest(`${name} must be a whole number from ${least} to ${most}`)
  return value
}

/** `?width=&height=&resize=&format=&quality=`, each within bounds, or a clear refusal. */
export function readTransform(query: URLSearchParams): Transform {
  const resize = query.get('resize') ?? 'cover'
  const format = query.get('format') ?? 'webp'
  if (resize !== 'cover' && resize !== 'contain' && resize !== 'fill')
    throw badRequest('resize must be cover, contain or fill')
  const known = FORMATS.find((name) => name === format)
  if (!known) throw badRequest(`format must be one of ${FORMATS.join(', ')}`)
  return {
    width: whole(query, 'width', MOST),
    height: whole(query, 'height', MOST),
    resize,
    format: known,
    quality: whole(query, 'quality', 100, 20),
  }
}

/** Addresses of public files take a size too (`?format=webp&width=400`), but only sizes that are worth keeping. */
export const THUMBNAIL_WIDTHS = [120, 240, 400, 640, 800, 1200, 1600]

export function readThumbnail(query: URLSearchParams): Transform | undefined {
  if (!query.has('width') && !query.has('format')) return undefined
  const transform = readTransform(query)
  if (
    transform.height !== undefined ||
    transform.quality !== undefined ||
    !THUMBNAIL_WIDTHS.includes(transform.width ?? 0)
  )
    throw badRequest(`width must be one of ${THUMBNAIL_WIDTHS.join(', ')}`)
  return transform
}
