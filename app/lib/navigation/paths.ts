import type { Style } from '#domain/pages/creation-options.ts'
import type { Language } from '#domain/text/languages.ts'
import type { PageFilter } from '#domain/pages/page-filter.ts'
import type { PaperSize } from '#domain/print/paper-size.ts'

/** A query string of the given values; those that are undefined or empty are left out. */
export const formatQuery = (values: Record<string, string | number | undefined>) => {
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

/** Builds the paths of the site. Those of files that only one dialog downloads are in the dialog's feature. */
export const paths = {
  home: (language: Language) => `/${language}`,
  themes: (language: Language) => `/${language}#themes`,
  random: (language: Language, filter: PageFilter = {}) => `/${language}/random${formatQuery({ ...filter })}`,
  top: (language: Language, params: ListParams = {}) =>
    `/${language}/top-100${formatQuery(listQuery(params))}`,
  search: (language: Language, q: string, params: ListParams = {}) =>
    `/${language}/search${formatQuery({ q, ...listQuery(params) })}`,
  category: (language: Language, slug: string, params: ListParams = {}) =>
    `/${language}/category/${slug}${formatQuery(listQuery(params))}`,
  page: (language: Language, slug: string) => `/${language}/page/${slug}`,
  /** The colorings of this device. */
  colorings: (language: Language) => `/${language}/color`,
  color: (language: Language, slug: string) => `/${language}/color/${slug}`,
  customize: (language: Language, slug: string) => `/${language}/page/${slug}?customize=true`,
  /** The screen of a page that was just created, with a banner that says so. */
  newPage: (language: Language, slug: string) => `/${language}/coloring-page/${slug}?generated=true`,
  print: (pdfPath: string, language: Language, options: { paper: PaperSize; foot: boolean }) =>
    `${pdfPath}${formatQuery({ lang: language, paper: options.paper, foot: options.foot ? undefined : 'off' })}&download`,
  favourites: (language: Language) => `/${language}/favourites`,
  /** The create screen; its form may already contain a wish. */
  create: (language: Language, wish: { prompt?: string; style?: Style } = {}) =>
    `/${language}/create-image${formatQuery(wish)}`,
  /** The drawing table, with a wish on it. */
  draw: (language: Language, wish?: string) => `/${language}/draw${formatQuery({ wish })}`,
  /** The drawing table with a page of the site. */
  drawPage: (language: Language, slug: string) => `/${language}/draw${formatQuery({ page: slug })}`,
  auth: (language: Language, next?: string) => `/${language}/auth${formatQuery({ next })}`,
  reset: (language: Language) => `/${language}/auth?mode=reset`,
  dashboard: (language: Language, tab?: string) => `/${language}/dashboard${formatQuery({ tab })}`,
  admin: (language: Language, tab?: string, sub?: string) => `/${language}/admin${formatQuery({ tab, sub })}`,
  setup: (language: Language) => `/${language}/setup`,
  contact: (language: Language) => `/${language}/contact`,
  impressum: (language: Language) => `/${language}/impressum`,
  privacy: (language: Language, section?: 'cookies' | 'gdpr') =>
    `/${language}/privacy-policy${section ? `#${section}` : ''}`,
  terms: (language: Language) => `/${language}/terms-of-service`,
  license: (language: Language) => `/${language}/license`,
  notFound: (language?: Language) => (language ? `/${language}/404` : '/404'),
}
