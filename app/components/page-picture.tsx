import { THUMBNAIL_WIDTHS, thumbnailUrl } from '#domain/pages/thumbnail-widths.ts'
import type { CardPage } from '#app/lib/pages/page-queries.ts'

/**
 * `first` loads with high priority, for the first picture of a screen. `early` loads at once with low priority.
 * Without a priority, the picture loads when it comes near the viewport.
 */
export type PicturePriority = 'first' | 'early'

type PictureSource = Pick<CardPage, 'thumbnail_url'> & { categories?: { icon: string | null } | null }

/** The thumbnail in a box of fixed proportions, for sheets in both orientations; without a thumbnail, the theme's emoji or a palette. */
export function PagePicture({
  page,
  alt,
  priority,
  sizes,
}: {
  page: PictureSource
  alt: string
  priority?: PicturePriority
  sizes: string
}) {
  const url = page.thumbnail_url
  if (!url)
    return (
      <div
        className="flex aspect-picture items-center justify-center text-7xl"
        role={alt ? 'img' : undefined}
        aria-label={alt || undefined}
      >
        <span aria-hidden="true">{page.categories?.icon ?? '🎨'}</span>
      </div>
    )
  return (
    <img
      src={thumbnailUrl(url, 400)}
      srcSet={THUMBNAIL_WIDTHS.map((width) => `${thumbnailUrl(url, width)} ${width}w`).join(', ')}
      sizes={sizes}
      alt={alt}
      width={400}
      height={457}
      loading={priority ? 'eager' : 'lazy'}
      fetchPriority={priority === 'first' ? 'high' : 'low'}
      decoding="async"
      className="aspect-picture w-full object-contain p-1.5"
    />
  )
}
