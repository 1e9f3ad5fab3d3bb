/** Width and height in millimetres, upright. Every other paper measure derives from these. */
export const PAPER_SIZES_MM = {
  a4: [210, 297],
  letter: [215.9, 279.4],
} as const satisfies Record<string, readonly [width: number, height: number]>

export type PaperSize = keyof typeof PAPER_SIZES_MM
export const PAPER_SIZES = Object.keys(PAPER_SIZES_MM) as PaperSize[]

/** PDF measures in points, 72 to the inch. */
export const POINTS_PER_MM = 72 / 25.4

export const isPaperSize = (value: unknown): value is PaperSize =>
  (PAPER_SIZES as readonly unknown[]).includes(value)

/** Regions that print on Letter; the rest of the world prints on A4. */
const LETTER_REGIONS = new Set('US CA MX PH CL CO VE GT CR SV HN NI PA DO PR BZ GU AS VI MP UM'.split(' '))

/** The paper size of the region in a browser's locale such as `en-US`; A4 when the locale names no region. */
export function paperSizeForLocale(locale: string | undefined): PaperSize {
  const region = /[-_]([A-Za-z]{2})\b/.exec(locale ?? '')?.[1]
  return region && LETTER_REGIONS.has(region.toUpperCase()) ? 'letter' : 'a4'
}
