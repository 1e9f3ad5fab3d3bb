import { createHash } from 'node:crypto'
import type { SupabaseClient } from '@supabase/supabase-js'
import { type ImportRow, IMPORT_TEXTS, readImportRow } from '#domain/import-row.ts'
import { LANGUAGES } from '#domain/languages.ts'
import { slugOf } from '#domain/slug.ts'
import type { Database, Json, Tables } from '#supabase/database.types.ts'
import { FunctionError } from '../define-function.ts'
import { type Drawing, drawWish } from '../draw-wish.ts'
import type { Providers } from '../providers.ts'
import { categoryOf, pageFields } from '../publish-page.ts'
import { storeDrawing } from '../store-drawing.ts'

/** A row that no further try would turn into a page. */
export class RowRefused extends Error {
  readonly code: string
  constructor(code: string) {
    super(code)
    this.code = code
  }
}

/** What may be different the next time. */
const PASSING = ['provider-busy', 'provider-timeout', 'provider-failed']
const DRAWS_FOR_MS = 80_000

/** From a kept row to a page that only has to be published. Done again it gives the same page and the same file. */
export async function makePage(
  row: Tables<'import_rows'>,
  categoryIds: ReadonlyMap<string, string>,
  { asService, providers }: { asService: SupabaseClient<Database>; providers: Providers },
): Promise<{ page: Json; scene?: object }> {
  const read = readImportRow(row.data as Record<string, unknown>, (slug) => categoryIds.has(slug))
  if (!read.row) throw new RowRefused(read.problems[0]!.code)
  const wanted = read.row
  if (!(await providers.moderation.isFitForChildren(everyTextOf(wanted), wanted.promptLanguage)))
    throw new RowRefused('not-for-children')
  const drawing = await draw(wanted, row, asService, providers)
  const fields = pageFields(drawing)
  const texts = Object.fromEntries(
    IMPORT_TEXTS.map((text) => [text, { ...fields[text], ...wanted.texts[text] }]),
  ) as Record<(typeof IMPORT_TEXTS)[number], Record<string, string>>
  const address = LANGUAGES.map((language) => slugOf(wanted.texts.title[language] ?? '')).find(Boolean)
  return {
    page: {
      ...fields,
      ...texts,
      slug: address ?? slugOf(fields.title.en ?? ''),
      difficulty: wanted.difficulty,
      style: 'simple',
      status: 'released',
      category_id: wanted.categorySlug
        ? (categoryIds.get(wanted.categorySlug) ?? null)
        : await categoryOf(asService, drawing),
      thumbnail_url: await storeDrawing(
        asService,
        `imported/${row.job_id}/${row.row_number}.svg`,
        drawing.svg,
      ),
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
        signal: AbortSignal.timeout(DRAWS_FOR_MS),
      },
      asService,
      providers,
    )
  } catch (problem) {
    if (problem instanceof FunctionError && !PASSING.includes(problem.code))
      throw new RowRefused(problem.code)
    throw problem
  }
}

const everyTextOf = ({ prompt, texts }: ImportRow) =>
  [prompt, ...IMPORT_TEXTS.flatMap((text) => Object.values(texts[text]))].join('\n\n')

/** Always the same for the same row, so that a row that is done again is drawn the same. */
const seedOf = (name: string) => createHash('sha256').update(name).digest().readUInt32BE() % 2_147_483_646
