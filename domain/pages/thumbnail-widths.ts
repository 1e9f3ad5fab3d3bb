/** The widths offered in `srcset`; the browser picks the one that fits. */
export const THUMBNAIL_WIDTHS = [240, 400, 800] as const

/** The address of a page's picture at one of these widths. */
export const thumbnailUrl = (url: string, width: (typeof THUMBNAIL_WIDTHS)[number]) =>
  `${url}${url.includes('?') ? '&' : '?'}format=webp&width=${width}`
