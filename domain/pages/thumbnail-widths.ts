/** The widths offered in `srcset`; the browser picks the one that fits. */
export const THUMBNAIL_WIDTHS = [240, 400, 800] as const
