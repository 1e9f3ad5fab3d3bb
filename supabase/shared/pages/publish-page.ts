import { randomBytes, randomUUID } from 'node:crypto'
import type { SupabaseClient } from '@supabase/supabase-js'
import { leftOutOf } from '#domain/pages/wish-outcome.ts'
import { createdMaster } from '#domain/pages/page-file.ts'
import { creationSlug } from '#domain/pages/slug.ts'
import { LANGUAGES } from '#domain/text/languages.ts'
import type { ProvidedPage } from '#providers/images/image-provider.ts'
import type { Database } from '#supabase/database.types.ts'
import { retryWhileUnavailable } from '../retry-while-unavailable.ts'
import type { Drawing } from './draw-wish.ts'
import { removePageFile, storeMaster } from './page-files.ts'
import { themesOf } from './page-themes.ts'

interface Publication {
  promptId: string
  /** The holder of the prompt's lease. */
  owner: string
  drawing: Drawing
}

const MAX_NOT_DRAWN_WORDS = 20

/** Another process has taken over the prompt, because this one did not renew its lease in time. */
export class LeaseLostError extends Error {}

/**
 * Stores the drawing, then creates page, scene, usage and history in one transaction. A cleanup job removes
 * files without a page.
 */
export async function publishPage(
  asService: SupabaseClient<Database>,
  { promptId, owner, drawing }: Publication,
) {
  const id = randomUUID()
  const slug = creationSlug(drawing.texts.en.title, randomBytes)
  const name = createdMaster(drawing.source, slug)
  const address = await storeMaster(asService, name, drawing.svg, { upsert: false })
  const page = {
    id,
    slug,
    ...pageColumns(drawing),
    category_id:
      drawing.categoryId === undefined ? await findCategory(asService, drawing) : drawing.categoryId,
    thumbnail_url: address,
    file_url: `/print/${slug}.pdf`,
  }
  const { data, error } = await retryWhileUnavailable(() =>
    asService.rpc('finish_creation', {
      prompt_id: promptId,
      owner,
      page,
      scene: (drawing.scene ?? null) as never,
      not_drawn: leftOutOf(drawing.outcome).slice(0, MAX_NOT_DRAWN_WORDS),
      outcome: drawing.outcome as never,
    }),
  )
  if (data?.[0]) return data[0]
  // An earlier try may have been stored although its response was lost.
  const stored = await retryWhileUnavailable(() =>
    asService.from('coloring_pages').select().eq('id', id).maybeSingle(),
  )
  if (stored.data) return stored.data
  if (!stored.error) await removePageFile(asService, address)
  if (error?.message === 'lease_lost') throw new LeaseLostError()
  throw new Error(`finish_creation: ${error?.message}`)
}

/** The columns of `coloring_pages` that follow from a drawing: texts in six languages and measurements. */
export function pageColumns({ texts, difficulty, verdict, scene }: ProvidedPage) {
  const translations = (field: 'title' | 'description' | 'seoDescription') =>
    Object.fromEntries(LANGUAGES.map((language) => [language, texts[language][field]]))
  return {
    title: translations('title'),
    description: translations('description'),
    seo_description: translations('seoDescription'),
    difficulty,
    region_count: verdict.metrics.regions,
    seed: scene?.seed,
  }
}

/** The id of the best matching category for the main figure, among the categories of this site. */
export async function findCategory(
  asService: SupabaseClient<Database>,
  { topic, scene }: ProvidedPage,
): Promise<string | null> {
  const themes = themesOf(scene?.wish.figures[0]?.noun, topic)
  if (themes.length === 0) return null
  const { data } = await retryWhileUnavailable(() =>
    asService.from('categories').select('id, slug').in('slug', themes),
  )
  const [best] = (data ?? []).toSorted((a, b) => themes.indexOf(a.slug) - themes.indexOf(b.slug))
  return best?.id ?? null
}
