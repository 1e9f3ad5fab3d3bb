/** The widths in which screens show a drawing; a browser takes the one that fits. */
export const THUMBNAIL_WIDTHS = [240, 400, 800] as const
