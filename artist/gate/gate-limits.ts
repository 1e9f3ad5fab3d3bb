import type { Style } from '#domain/pages/creation-options.ts'
import type { Measures } from './measure.ts'

/** Allowed range of each measure. The ranges contain every sample page that looks good. */
type Limits = { [measure in keyof Measures]?: readonly [min: number, max: number] }

const ANY_PAGE: Limits = {
  ink: [1.5, 22],
  blobMm: [0, 15],
  regions: [8, 2500],
  under1: [0, 12],
  over100: [4, 400],
  largest: [0, 52],
  closed: [45, 100],
  leaks: [0, 26],
  specks: [0, 60],
  edge: [0, 0.2],
}

/** Mandalas and school diagrams have their own limits, whatever their style. */
export type PageKind = Style | 'mandala' | 'diagram'

const BY_STYLE: Record<PageKind, Limits> = {
  simple: { regions: [8, 160], under1: [0, 2], under4: [0, 12], largest: [0, 55] },
  cartoon: { regions: [8, 700], under4: [0, 90] },
  realistic: { regions: [12, 1200], specks: [0, 1500] },
  fantasy: { regions: [15, 900], specks: [0, 120] },
  mandala: { regions: [20, 2500], under1: [0, 40], ink: [2, 30], leaks: [0, 120], specks: [0, 200] },
  diagram: { regions: [8, 600], largest: [0, 80], under1: [0, 6] },
  detailed: { regions: [40, 2500], under1: [0, 40], ink: [2.5, 30], specks: [0, 200] },
}

export const limitsFor = (style: PageKind): Limits => ({ ...ANY_PAGE, ...BY_STYLE[style] })
