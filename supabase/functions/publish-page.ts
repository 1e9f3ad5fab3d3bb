import { randomBytes, randomUUID } from 'node:crypto'
import type { SupabaseClient } from '@supabase/supabase-js'
import { LANGUAGES } from '#domain/languages.ts'
import { masterFolder } from '#domain/picture-source.ts'
import { creationSlug } from '#domain/slug.ts'
import type { DrawnPicture } from '#providers/images/image-provider.ts'
import type { Database } from '#supabase/database.types.ts'
import type { Drawing } from './draw-wish.ts'
import { themesOf } from './themes.ts'

interface Publication {
  promptId: string
  /** Who holds the lease of the prompt. */
  owner: string
  drawing: Drawing
  /** Words of the wish that found no picture. */
  notDrawn?: string[]
}

/** Somebody else took the prompt over meanwhile, because we did not renew the lease in time. */
export class LeaseLost extends Error {}

/** Stores the drawing, then makes page, scene, usage and history in one step. A file without a page is swept up later. */
export async function publishPage(
  asService: SupabaseClient<Database>,
  { promptId, owner, drawing, notDrawn }: Publication,
) {
  const id = randomUUID()
  const slug = creationSlug(drawing.texts.en.title, randomBytes)
  const file = `${masterFolder(drawing.source)}/${slug}.svg`
  const stored = await asService.storage
    .from('pages')
    .upload(file, drawing.svg, { contentType: 'image/svg+xml', cacheControl: '31536000' })
  if (stored.error) throw new Error(`storing the drawing: ${stored.error.message}`)
  const { data, error } = await asService.rpc('finish_creation', {
    prompt_id: promptId,
    owner,
    page: {
      id,
      slug,
      ...pageFields(drawing),
      category_id:
        drawing.categoryId === undefined ? await categoryOf(asService, drawing) : drawing.categoryId,
      thumbnail_url: `/storage/v1/object/public/pages/${file}`,
      file_url: `/print/${slug}.pdf`,
    },
    scene: (drawing.scene ?? null) as never,
    not_drawn: notDrawn,
  })
  if (error || !data[0]) {
    await asService.storage.from('pages').remove([file])
    if (error?.message === 'lease_lost') throw new LeaseLost()
    throw new Error(`finish_creation: ${error?.message}`)
  }
  return data[0]
}

/** Texts in six languages and what was measured, as the page's columns. */
export function pageFields({ texts, difficulty, verdict, scene }: DrawnPicture) {
  const inAll = (field: 'title' | 'description' | 'seoDescription') =>
    Object.fromEntries(LANGUAGES.map((language) => [language, texts[language][field]]))
  return {
    title: inAll('title'),
    description: inAll('description'),
    seo_description: inAll('seoDescription'),
    difficulty,
    region_count: verdict.metrics.regions,
    seed: scene?.seed,
  }
}

/** The theme of the main figure: the one that fits best among those this site has. */
export async function categoryOf(
  asService: SupabaseClient<Database>,
  { topic, scene }: DrawnPicture,
): Promise<string | null> {
  const wanted = themesOf(scene?.wish.figures[0]?.noun, topic)
  if (wanted.length === 0) return null
  const { data } = await asService.from('categories').select('id, slug').in('slug', wanted)
  const [best] = (data ?? []).toSorted((a, b) => wanted.indexOf(a.slug) - wanted.indexOf(b.slug))
  return best?.id ?? null
}
