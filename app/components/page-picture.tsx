import { THUMBNAIL_WIDTHS } from '#domain/thumbnail-widths.ts'
import type { CardPage } from '#app/lib/pages/read.ts'

/**
 * The first picture of a screen comes before everything but its styles; early ones are fetched at once, but after what is needed to see
 * and use the screen; the others when they come near.
 */
export type Urgency = 'first' | 'early'

type Pictured = Pick<CardPage, 'thumbnail_url'> & { categories?: { icon: string | null } | null }

/** The drawing in a sheet-shaped box that never changes its size; without one, the theme's emoji or a palette. */
export function PagePicture({
  page,
  alt,
  urgency,
  sizes,
}: {
  page: Pictured
  alt: string
  urgency?: Urgency
  sizes: string
}) {
  const url = page.thumbnail_url
  if (!url)
    return (
      <div
        className="flex aspect-[210/297] items-center justify-center text-7xl"
        role={alt ? 'img' : undefined}
        aria-label={alt || undefined}
      >
        <span aria-hidden="true">{page.categories?.icon ?? '🎨'}</span>
      </div>
    )
  const at = (width: number) => `${url}${url.includes('?') ? '&' : '?'}format=webp&width=${width}`
  return (
    <img
      src={at(400)}
      srcSet={THUMBNAIL_WIDTHS.map((width) => `${at(width)} ${width}w`).join(', ')}
      sizes={sizes}
      alt={alt}
      width={400}
      height={566}
      loading={urgency ? 'eager' : 'lazy'}
      fetchPriority={urgency === 'first' ? 'high' : 'low'}
      decoding="async"
      className="aspect-[210/297] w-full object-contain p-1.5"
    />
  )
}
