import { THUMBNAIL_WIDTHS } from '#domain/thumbnail-widths.ts'
import type { CardPage } from '#app/lib/pages/read.ts'

type Pictured = Pick<CardPage, 'thumbnail_url'> & { categories?: { icon: string | null } | null }

/** The drawing in a sheet-shaped box that never changes its size; without one, the theme's emoji or a palette. */
export function PagePicture({
  page,
  alt,
  eager,
  sizes,
}: {
  page: Pictured
  alt: string
  eager?: boolean
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
      loading={eager ? 'eager' : 'lazy'}
      fetchPriority={eager ? 'high' : 'auto'}
      decoding="async"
      className="aspect-[210/297] w-full object-contain p-1.5"
    />
  )
}
