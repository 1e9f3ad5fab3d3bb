import type { Difficulty, Style } from '#domain/pages/creation-options.ts'
import type { Language } from '#domain/text/languages.ts'
import type { PageFilter } from '#domain/pages/page-filter.ts'
import { formatLevels, type LevelSheets } from '#domain/print/level-sheets.ts'
import type { PaperSize } from '#domain/print/paper-size.ts'

const query = (values: Record<string, string | number | undefined>) => {
  const given = Object.entries(values).filter(([, value]) => value !== undefined && value !== '')
  return given.length > 0
    ? `?${new URLSearchParams(given.map(([key, value]) => [key, String(value)])).toString()}`
    : ''
}

/** Filter and page number of a list. The first page has no number in its URL. */
type ListParams = PageFilter & { page?: number }
const listQuery = ({ difficulty, age, page }: ListParams) => ({
  difficulty,
  age,
  page: page === 1 ? undefined : page,
})

/** Builds every path of the site. */
export const paths = {
  home: (language: Language) => `/${language}`,
  themes: (language: Language) => `/${language}#themes`,
  random: (language: Language, filter: PageFilter = {}) => `/${language}/random${query({ ...filter })}`,
  top: (language: Language, params: ListParams = {}) => `/${language}/top-100${query(listQuery(params))}`,
  search: (language: Language, q: string, params: ListParams = {}) =>
    `/${language}/search${query({ q, ...listQuery(params) })}`,
  category: (language: Language, slug: string, params: ListParams = {}) =>
    `/${language}/category/${slug}${query(listQuery(params))}`,
  page: (language: Language, slug: string) => `/${language}/page/${slug}`,
  /** The colorings of this device. */
  colorings: (language: Language) => `/${language}/color`,
  color: (language: Language, slug: string) => `/${language}/color/${slug}`,
  customize: (language: Language, slug: string) => `/${language}/page/${slug}?customize=true`,
  /** The screen of a page that was just created, with a banner that says so. */
  newPage: (language: Language, slug: string) => `/${language}/coloring-page/${slug}?generated=true`,
  print: (pdfPath: string, language: Language, options: { paper: PaperSize; foot: boolean }) =>
    `${pdfPath}${query({ lang: language, paper: options.paper, foot: options.foot ? undefined : 'off' })}&download`,
  favourites: (language: Language) => `/${language}/favourites`,
  levels: (
    slug: string,
    levels: readonly LevelSheets[],
    language: Language,
    options: { paper: PaperSize; foot: boolean },
  ) =>
    `/print/levels/${slug}.pdf?levels=${formatLevels(levels)}&lang=${language}&paper=${options.paper}${options.foot ? '' : '&foot=off'}&name=on&download`,
  numbers: (
    slug: string,
    language: Language,
    options: {
      paper: PaperSize
      foot: boolean
      colors: number
      sums: string
      second: string
      answers: boolean
      copies: number
    },
  ) =>
    `/print/numbers/${slug}.pdf${query({ colors: options.colors, sums: options.sums, second: options.second, answers: options.answers ? 'on' : undefined, copies: options.copies, lang: language, paper: options.paper, foot: options.foot ? undefined : 'off', name: 'on' })}&download`,
  levelPreview: (slug: string, level: Difficulty) => `/levels/${slug}/${level}.webp`,
  /** The create screen; its form may already contain a wish. */
  create: (language: Language, wish: { prompt?: string; style?: Style } = {}) =>
    `/${language}/create-image${query(wish)}`,
  /** The drawing table, with a wish on it. */
  draw: (language: Language, wish?: string) => `/${language}/draw${query({ wish })}`,
  /** The drawing table with a page of the site. */
  drawPage: (language: Language, slug: string) => `/${language}/draw${query({ page: slug })}`,
  auth: (language: Language, next?: string) => `/${language}/auth${query({ next })}`,
  reset: (language: Language) => `/${language}/auth?mode=reset`,
  dashboard: (language: Language, tab?: string) => `/${language}/dashboard${query({ tab })}`,
  admin: (language: Language, tab?: string, sub?: string) => `/${language}/admin${query({ tab, sub })}`,
  setup: (language: Language) => `/${language}/setup`,
  contact: (language: Language) => `/${language}/contact`,
  impressum: (language: Language) => `/${language}/impressum`,
  privacy: (language: Language, section?: 'cookies' | 'gdpr') =>
    `/${language}/privacy-policy${section ? `#${section}` : ''}`,
  terms: (language: Language) => `/${language}/terms-of-service`,
  license: (language: Language) => `/${language}/license`,
  notFound: (language?: Language) => (language ? `/${language}/404` : '/404'),
}
