import { RANDOM_LIST, TOP_LIST } from '#domain/limits.ts'

/** How long a rendered screen may be answered again to everybody; without a language in its address it is only this reader's. */
export const keepFor = {
  top: (language: string | undefined) => kept(language, TOP_LIST.cacheMs),
  short: (language: string | undefined) => kept(language, RANDOM_LIST.cacheMs),
}

const kept = (language: string | undefined, ms: number) => ({
  'cache-control': language === undefined ? 'private, no-store' : `public, s-maxage=${ms / 1000}`,
})
