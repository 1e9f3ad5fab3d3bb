/** Paper that lies in home printers. */
export const PAPERS = ['a4', 'letter'] as const
export type Paper = (typeof PAPERS)[number]

export const isPaper = (value: unknown): value is Paper => (PAPERS as readonly unknown[]).includes(value)

/** Where people buy Letter; the rest of the world prints on A4. */
const LETTER_REGIONS = new Set('US CA MX PH CL CO VE GT CR SV HN NI PA DO PR BZ GU AS VI MP UM'.split(' '))

/** The paper of the place a browser's language names, such as `en-US`. A language without a place says nothing, so A4. */
export function paperOf(locale: string | undefined): Paper {
  const region = /[-_]([A-Za-z]{2})\b/.exec(locale ?? '')?.[1]
  return region && LETTER_REGIONS.has(region.toUpperCase()) ? 'letter' : 'a4'
}
