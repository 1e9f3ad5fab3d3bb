import { RANDOM_LIST, TOP_LIST } from '#domain/limits.ts'

/** How long a rendered screen may be answered again to everybody. */
export const keepFor = {
  top: { 'cache-control': `public, s-maxage=${TOP_LIST.cacheMs / 1000}` },
  short: { 'cache-control': `public, s-maxage=${RANDOM_LIST.cacheMs / 1000}` },
}
