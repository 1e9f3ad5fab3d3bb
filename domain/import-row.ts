import { DIFFICULTIES, type Difficulty, PROMPT_MAX_LENGTH } from './creation.ts'
import { LANGUAGES, type Language } from './languages.ts'
import { sanitise } from './sanitise.ts'

/** What one import may hold. */
export const IMPORT = {
  maxRows: 1000,
  maxBytes: 2 * 1024 * 1024,
  /** All texts of a row together; a row is stored as it came until its page is made. */
  maxRowLength: 6000,
} as const

export const IMPORT_TEXTS = ['title', 'description', 'seo_description'] as const
export type ImportText = (typeof IMPORT_TEXTS)[number]

const LONGEST: Record<ImportText, number> = { title: 200, description: 1000, seo_description: 500 }
/** The order of the languages in the file, as operators know it. */
const FILE_LANGUAGES = ['de', 'en', 'es', 'fr', 'it', 'nl'] as const satisfies readonly Language[]

/** The columns of an import file, in the order of the templates. */
export const IMPORT_COLUMNS: readonly string[] = [
  'category_slug',
  'difficulty',
  ...IMPORT_TEXTS.flatMap((text) => FILE_LANGUAGES.map((language) => `${text}_${language}`)),
  'prompt',
]

export type RowProblemCode =
  | 'title-missing'
  | 'bad-difficulty'
  | 'unknown-category'
  | 'cell-too-long'
  | 'row-too-long'
  | 'unreadable-characters'

export interface RowProblem {
  code: RowProblemCode
  column?: string
}

/** A row that can become a page. */
export interface ImportRow {
  /** None: the theme of what was drawn. */
  categorySlug: string | null
  difficulty: Difficulty
  texts: Record<ImportText, Partial<Record<Language, string>>>
  /** What is drawn, and the language it is written in. */
  prompt: string
  promptLanguage: Language
}

export type ReadRow = { row: ImportRow; problems?: undefined } | { row?: undefined; problems: RowProblem[] }

/** A replacement character stands for a letter that was lost on the way; a control character for a file that is no text. */
// oxlint-disable-next-line no-control-regex
const UNREADABLE = /[\u0000-\u0008\u000E-\u001F\u007F\uFFFD]/

const cellOf = (cells: Readonly<Record<string, unknown>>, column: string): string => {
  const value = Object.hasOwn(cells, column) ? cells[column] : undefined
  return typeof value === 'string' ? value.trim() : ''
}

/** The one place that says what a row of an import file must be. `isCategory` knows the slugs that exist. */
export function readImportRow(
  cells: Readonly<Record<string, unknown>>,
  isCategory: (slug: string) => boolean,
): ReadRow {
  const problems: RowProblem[] = []
  const read = (column: string, longest: number) => {
    const raw = cellOf(cells, column)
    if (UNREADABLE.test(raw)) problems.push({ code: 'unreadable-characters', column })
    if (raw.length > longest) problems.push({ code: 'cell-too-long', column })
    return sanitise(raw)
  }
  const texts = Object.fromEntries(
    IMPORT_TEXTS.map((text) => [
      text,
      Object.fromEntries(
        FILE_LANGUAGES.map((language) => [language, read(`${text}_${language}`, LONGEST[text])]).filter(
          ([, value]) => value !== '',
        ),
      ),
    ]),
  ) as ImportRow['texts']
  const given = read('prompt', PROMPT_MAX_LENGTH)
  const categorySlug = cellOf(cells, 'category_slug').toLowerCase() || null
  const difficulty = cellOf(cells, 'difficulty').toLowerCase() || 'medium'

  // English first: it is what the other languages are written from.
  const titled = LANGUAGES.find((language) => texts.title[language] !== undefined)
  if (!titled) problems.push({ code: 'title-missing' })
  if (!isDifficulty(difficulty)) problems.push({ code: 'bad-difficulty', column: 'difficulty' })
  if (categorySlug && !isCategory(categorySlug))
    problems.push({ code: 'unknown-category', column: 'category_slug' })
  if (importLength(cells) > IMPORT.maxRowLength) problems.push({ code: 'row-too-long' })
  if (problems.length > 0 || !titled || !isDifficulty(difficulty)) return { problems }
  return {
    row: {
      categorySlug,
      difficulty,
      texts,
      prompt: given || texts.title[titled]!.slice(0, PROMPT_MAX_LENGTH),
      // People write the wish in the language of the title beside it.
      promptLanguage: titled,
    },
  }
}

/** The title a row is called by in lists, whether it is good or not. */
export function importTitle(cells: Readonly<Record<string, unknown>>): string {
  for (const language of LANGUAGES) {
    const title = sanitise(cellOf(cells, `title_${language}`))
    if (title !== '') return title.slice(0, LONGEST.title)
  }
  return ''
}

/** Only what an import file may have, each cell cut where it is too long in any case. */
export function importCells(cells: Readonly<Record<string, unknown>>): Record<string, string> {
  const kept = IMPORT_COLUMNS.map((column) => [
    column,
    cellOf(cells, column).slice(0, LONGEST.description + 1),
  ])
  return Object.fromEntries(kept.filter(([, value]) => value !== ''))
}

/** How much text a row holds. */
export const importLength = (cells: Readonly<Record<string, unknown>>) =>
  IMPORT_COLUMNS.reduce((sum, column) => sum + cellOf(cells, column).length, 0)

const isDifficulty = (value: string): value is Difficulty =>
  (DIFFICULTIES as readonly string[]).includes(value)
