import type { Difficulty } from '#domain/pages/creation-options.ts'
import { formatLevels, type LevelSheets } from '#domain/print/level-sheets.ts'
import type { PaperSize } from '#domain/print/paper-size.ts'
import type { Language } from '#domain/text/languages.ts'
import { formatQuery } from '#app/lib/navigation/paths.ts'

interface PrintOptions {
  paper: PaperSize
  foot: boolean
}
interface NumberOptions extends PrintOptions {
  colors: number
  sums: string
  second: string
  answers: boolean
  copies: number
}

const printQuery = (language: Language, { paper, foot }: PrintOptions) => ({
  lang: language,
  paper,
  foot: foot ? undefined : 'off',
  name: 'on',
})

/** The PDF of a page in several levels of difficulty. */
export const levelsPdfPath = (
  slug: string,
  levels: readonly LevelSheets[],
  language: Language,
  options: PrintOptions,
) =>
  `/print/levels/${slug}.pdf?levels=${formatLevels(levels)}&${formatQuery(printQuery(language, options)).slice(1)}&download`

export const levelPreviewPath = (slug: string, level: Difficulty) => `/levels/${slug}/${level}.webp`

/** The PDF of a page to color by number. */
export const numbersPdfPath = (slug: string, language: Language, options: NumberOptions) => {
  const { colors, sums, second, answers, copies } = options
  const edition = { colors, sums, second, answers: answers ? 'on' : undefined, copies }
  return `/print/numbers/${slug}.pdf${formatQuery({ ...edition, ...printQuery(language, options) })}&download`
}
