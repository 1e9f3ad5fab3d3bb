import type { SupabaseClient } from '@supabase/supabase-js'
import type { Scene } from '#artist/scene.ts'
import type { Difficulty, Style } from '#domain/pages/creation-options.ts'
import { masterFileName } from '#domain/pages/page-file.ts'
import type { Language } from '#domain/text/languages.ts'
import { runArtistJob } from '#providers/images/artist/workers/run-artist-job.ts'
import type { ProvidedPage, ImageRequest } from '#providers/images/image-provider.ts'
import type { Database } from '#supabase/database.types.ts'
import { FunctionError } from '../function-error.ts'
import { callProvider } from '../provider-errors.ts'
import type { Providers } from '../providers.ts'
import { retryWhileUnavailable } from '../retry-while-unavailable.ts'
import { readMaster } from './page-files.ts'

interface DrawingRequest {
  prompt: string
  style: Style
  seed: number
  language: Language
  difficulty?: Difficulty
  /** The page to change; without it a new page is drawn. */
  basePageId?: string
  /** A checked scene to draw instead of the prompt. */
  scene?: Scene
  signal: AbortSignal
}

export interface Drawing extends ProvidedPage {
  /** Set for a changed page, which keeps the category of its base page. */
  categoryId?: string | null
}

/** Draws a wish with the configured image provider, and a scene with the artist. */
export async function drawWish(
  { basePageId, scene, ...wish }: DrawingRequest,
  asService: SupabaseClient<Database>,
  { images, artist }: Pick<Providers, 'images' | 'artist'>,
): Promise<Drawing> {
  if (scene) {
    const drawn = await callProvider(runArtistJob(artist, { kind: 'redraw', scene }))
    return { ...drawn, source: 'algorithmic' }
  }
  if (!basePageId) return callProvider(images.draw(wish))
  const { categoryId, ...base } = await loadBasePage(asService, basePageId)
  return { ...(await callProvider(images.draw({ ...wish, base }))), categoryId }
}

async function loadBasePage(
  asService: SupabaseClient<Database>,
  pageId: string,
): Promise<NonNullable<ImageRequest['base']> & { categoryId: string | null }> {
  const { data: page } = await retryWhileUnavailable(() =>
    asService
      .from('coloring_pages')
      .select('thumbnail_url, category_id')
      .eq('id', pageId)
      .neq('status', 'hidden')
      .is('deleted_at', null)
      .maybeSingle(),
  )
  if (!page) throw new FunctionError(404, 'base-page-missing')
  const { data: scene } = await retryWhileUnavailable(() =>
    asService.from('page_scenes').select('scene').eq('page_id', pageId).maybeSingle(),
  )
  const master = masterFileName(page.thumbnail_url)
  return {
    scene: scene ? (scene.scene as unknown as Scene) : undefined,
    svg: master && (await readMaster(asService, master)),
    categoryId: page.category_id,
  }
}
