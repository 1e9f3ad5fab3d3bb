/** Must be increased when a page gives another region map, so that cached files are created again. */
export const REGION_MAP_EDITION = 4

/** The same for sheets to color by number. Their numbers are placed by the region map. */
export const COLOR_BY_NUMBER_EDITION = ['color by number', 4, REGION_MAP_EDITION] as const
