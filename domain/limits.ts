// The numbers of the product that more than one place must agree on. Lengths of single fields stand with their rules.

export const RATING = { min: 1, max: 5 } as const
export const AUDIENCE_AGE = { min: 3, max: 12 } as const

export const SEARCH = {
  minLength: 2,
  maxLength: 100,
  suggestedCategories: 3,
  suggestedPages: 5,
  /** `search_count` answers at most this, meaning "or more". */
  maxCount: 1000,
  closesAfterBlurMs: 200,
} as const

export const TOP_LIST = {
  onHome: 5,
  total: 100,
  perPage: 20,
  maxPageLinks: 5,
  cacheMs: 5 * 60_000,
  retries: 3,
} as const

export const RANDOM_LIST = { byDefault: 6, onHome: 5, onScreen: 20, cacheMs: 60_000 } as const

export const CATEGORY_LIST = { perPage: 24 } as const

export const SKELETONS = { home: 5, grid: 10, category: 6, downloads: 3 } as const
export const EAGER_CARDS = 4

/** What an account may make in a month unless the settings say otherwise. */
export const MONTHLY = { creations: 999, modifications: 999 } as const

export const SESSION = {
  loadingTimeoutMs: 10_000,
  refreshTickMs: 30_000,
  refreshAtTicks: 3,
  recoveryMarginS: 90,
  retryBackoffMs: 200,
  signingKeyCacheMs: 10 * 60_000,
} as const

export const GENERATED_BANNER_MS = 5_000
export const META_DESCRIPTION_MAX_LENGTH = 160
export const SHARE_IMAGE = { width: 1200, height: 630 } as const
export const SITEMAP_PAGES = 1000
export const TRANSLATION_PAGES = 20
export const REPORTS_THAT_HIDE = 3
export const BIN_DAYS = 30
export const DOWNLOAD_COUNTS_AGAIN_AFTER_S = 60
export const FAVOURITES_MAX = 1000
export const SITE_NOTICE_MAX_LENGTH = 500
