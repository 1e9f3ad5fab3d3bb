// Numbers of the product that several modules share. Lengths of single fields are beside their validation.

export const RATING_RANGE = { min: 1, max: 5 } as const
export const AUDIENCE_AGE_RANGE = { min: 3, max: 12 } as const

export const SEARCH_LIMITS = {
  minLength: 2,
  maxLength: 100,
  suggestedCategories: 3,
  suggestedPages: 5,
  suggestedConcepts: 2,
  closeAfterBlurMs: 200,
} as const

export const TOP_LIST = { onHome: 5, total: 100, perPage: 20, cacheMs: 5 * 60_000, retries: 3 } as const
export const RANDOM_LIST = { onHome: 5, onScreen: 20, cacheMs: 60_000 } as const
export const CATEGORY_LIST = { perPage: 24 } as const
export const TRANSLATIONS_PER_PAGE = 20
export const MAX_SITEMAP_PAGES = 1000
export const MAX_FAVOURITES = 1000

export const SKELETON_COUNTS = { home: 5, grid: 10, category: 6, downloads: 3 } as const
/** Cards whose pictures load at once; the browser loads the others when they come near the viewport. */
export const EAGER_CARD_COUNT = 4

export const SESSION_LOADING_TIMEOUT_MS = 10_000
export const GENERATED_BANNER_MS = 5_000
export const META_DESCRIPTION_MAX_LENGTH = 160
export const SITE_NOTICE_MAX_LENGTH = 500
export const SHARE_IMAGE = { width: 1200, height: 630 } as const
/** The database deletes pages in the bin after the same number of days. */
export const BIN_RETENTION_DAYS = 30
