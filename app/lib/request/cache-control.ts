import { RANDOM_LIST, TOP_LIST } from '#domain/product-limits.ts'

/** Response headers for screens that are the same for every visitor. */
export const cacheControl = {
  top: (language: string | undefined) => cacheHeaders(language, TOP_LIST.cacheMs),
  short: (language: string | undefined) => cacheHeaders(language, RANDOM_LIST.cacheMs),
}

/** Without a language in its path, a screen depends on the visitor's preferred language and is not shared. */
const cacheHeaders = (language: string | undefined, maxAgeMs: number) => ({
  'cache-control': language === undefined ? 'private, no-store' : `public, s-maxage=${maxAgeMs / 1000}`,
})
