import type { Difficulty } from '#domain/creation.ts'
import type { Language } from '#domain/languages.ts'
import type { PageFilter } from '#domain/page-filter.ts'
import { type PackEntry, writePack } from '#domain/pack.ts'
import type { Paper } from '#domain/paper.ts'

const query = (values: Record<string, string | number | undefined>) => {
  const given = Object.entries(values).filter(([, value]) => value !== undefined && value !== '')
  return given.length > 0
    ? `?${new URLSearchParams(given.map(([key, value]) => [key, String(value)])).toString()}`
    : ''
}

/** Where in a list somebody is. The first page needs no number. */
type ListPlace = PageFilter & { page?: number }
const inList = ({ difficulty, age, page }: ListPlace) => ({
  difficulty,
  age,
  page: page === 1 ? undefined : page,
})

/** Every address of the site is built here, so that a changed one is changed once. */
export const paths = {
  home: (language: Language) => `/${language}`,
  themes: (language: Language) => `/${language}#themes`,
  random: (language: Language, filter: PageFilter = {}) => `/${language}/random${query({ ...filter })}`,
  top: (language: Language, place: ListPlace = {}) => `/${language}/top-100${query(inList(place))}`,
  search: (language: Language, q: string, place: ListPlace = {}) =>
    `/${language}/search${query({ q, ...inList(place) })}`,
  category: (language: Language, slug: string, place: { difficulty?: Difficulty; page?: number } = {}) =>
    `/${language}/category/${slug}${query(inList(place))}`,
  page: (language: Language, slug: string) => `/${language}/page/${slug}`,
  customize: (language: Language, slug: string) => `/${language}/page/${slug}?customize=true`,
  /** Where a page that was just made is shown. */
  made: (language: Language, slug: string) => `/${language}/coloring-page/${slug}?generated=true`,
  print: (address: string, language: Language, options: { paper: Paper; foot: boolean }) =>
    `${address}${query({ lang: language, paper: options.paper, foot: options.foot ? undefined : 'off' })}&download`,
  favourites: (language: Language) => `/${language}/favourites`,
  pack: (
    entries: readonly PackEntry[],
    language: Language,
    options: { paper: Paper; foot: boolean; nameLine: boolean },
  ) =>
    `/print/pack/coloring-pack.pdf?pages=${writePack(entries)}&lang=${language}&paper=${options.paper}${options.foot ? '' : '&foot=off'}${options.nameLine ? '&name=on' : ''}&download`,
  create: (language: Language) => `/${language}/create-image`,
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
