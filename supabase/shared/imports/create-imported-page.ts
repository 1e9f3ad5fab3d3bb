import { createHash } from 'node:crypto'
import type { SupabaseClient } from '@supabase/supabase-js'
import { MAX_SEED } from '#domain/pages/creation-options.ts'
import { type ImportRow, parseImportRow } from '#domain/import/import-row.ts'
import { PAGE_TEXT_FIELDS, type PageTextField } from '#domain/pages/page-texts.ts'
import { importedMaster } from '#domain/pages/page-file.ts'
import { slugFromTitle } from '#domain/pages/slug.ts'
import { LANGUAGES } from '#domain/text/languages.ts'
import type { Database, Json, Tables } from '#supabase/database.types.ts'
import { FunctionError } from '../function-error.ts'
import { type Drawing, drawWish } from '../pages/draw-wish.ts'
import { storeMaster } from '../pages/page-files.ts'
import { findCategory, pageColumns } from '../pages/publish-page.ts'
import type { Providers } from '../providers.ts'
import { UnavailableError } from '../retry-while-unavailable.ts'

/** The row can never become a page, so it is not tried again. */
export class RowRejectedError extends Error {
  readonly code: string
  constructor(code: string) {
    super(code)
    this.code = code
  }
}

/** Provider errors after which a retry may succeed. */
const TEMPORARY_ERRORS = ['provider-busy', 'provider-timeout', 'provider-failed', 'provider-stopped']
const DRAWING_TIMEOUT_MS = 80_000

/**
 * Draws the page of a stored row, ready for publishing. Repeating it gives the same page and the same file.
 */
export async function createImportedPage(
  row: Tables<'import_rows'>,
  categoryIds: ReadonlyMap<string, string>,
  { asService, providers }: { asService: SupabaseClient<Database>; providers: Providers },
): Promise<{ page: Json; scene?: object }> {
  const parsed = parseImportRow(row.data as Record<string, unknown>, (slug) => categoryIds.has(slug))
  if (!parsed.row) throw new RowRejectedError(parsed.problems[0]!.code)
  const wish = parsed.row
  const refusal = await providers.moderation.refusalOf(allTexts(wish), wish.promptLanguage)
  if (refusal) throw new RowRejectedError(refusal)
  const drawing = await draw(wish, row, asService, providers)
  const columns = pageColumns(drawing)
  const texts = Object.fromEntries(
    PAGE_TEXT_FIELDS.map((field) => [field, { ...columns[field], ...wish.texts[field] }]),
  ) as Record<PageTextField, Record<string, string>>
  const slug = LANGUAGES.map((language) => slugFromTitle(wish.texts.title[language] ?? '')).find(Boolean)
  return {
    page: {
      ...columns,
      ...texts,
      slug: slug ?? slugFromTitle(columns.title.en ?? ''),
      difficulty: wish.difficulty,
      style: 'simple',
      status: 'released',
      category_id: wish.categorySlug
        ? (categoryIds.get(wish.categorySlug) ?? null)
        : await findCategory(asService, drawing),
      thumbnail_url: await storeMaster(asService, importedMaster(row.job_id, row.row_number), drawing.svg),
    },
    scene: drawing.scene,
  }
}

async function draw(
  { prompt, promptLanguage, difficulty }: ImportRow,
  { job_id, row_number }: Tables<'import_rows'>,
  asService: SupabaseClient<Database>,
  providers: Providers,
): Promise<Drawing> {
  try {
    return await drawWish(
      {
        prompt,
        language: promptLanguage,
        difficulty,
        style: 'simple',
        seed: seedOf(`${job_id}/${row_number}`),
        signal: AbortSignal.timeout(DRAWING_TIMEOUT_MS),
      },
      asService,
      providers,
    )
  } catch (error) {
    if (error instanceof UnavailableError) throw error
    if (error instanceof FunctionError && !TEMPORARY_ERRORS.includes(error.code))
      throw new RowRejectedError(error.code)
    throw error
  }
}

const allTexts = ({ prompt, texts }: ImportRow) =>
  [prompt, ...PAGE_TEXT_FIELDS.flatMap((field) => Object.values(texts[field]))].join('\n\n')

/** Derived from the row, so that a repeated attempt draws the same picture. */
const seedOf = (name: string) => createHash('sha256').update(name).digest().readUInt32BE() % MAX_SEED
