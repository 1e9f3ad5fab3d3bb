import type { SupabaseClient } from '@supabase/supabase-js'
import type { Scene } from '#artist/scene.ts'
import type { Difficulty, Style } from '#domain/creation.ts'
import type { Language } from '#domain/languages.ts'
import type { Finished } from '#providers/images/artist/jobs.ts'
import { ArtistError } from '#providers/images/artist/workers.ts'
import type { Database } from '#supabase/database.types.ts'
import { FunctionError } from './define-function.ts'
import type { Providers } from './providers.ts'

export interface WishToDraw {
  prompt: string
  style: Style
  seed: number
  language: Language
  difficulty?: Difficulty
  /** The page to change instead of drawing a new one. */
  basePageId?: string
}

/** From words to a finished drawing; a base page with a stored scene is changed, any other is drawn anew from the wish. */
export async function drawWish(
  wish: WishToDraw,
  asService: SupabaseClient<Database>,
  { artist }: Pick<Providers, 'artist'>,
): Promise<Finished> {
  const scene = wish.basePageId ? await sceneOf(asService, wish.basePageId) : undefined
  const { prompt, language, style, seed, difficulty } = wish
  try {
    const drawn = scene
      ? await artist.run({ kind: 'customize', scene: { ...scene, style, seed }, change: prompt, language })
      : await artist.run({ kind: 'create', request: { prompt, language, style, seed, difficulty } })
    if (drawn.scene.wish.figures.length === 0 && !drawn.scene.wish.setting && !drawn.scene.wish.mandala)
      throw new FunctionError(422, 'nothing-drawable')
    return drawn
  } catch (error) {
    if (error instanceof ArtistError && error.code === 'artist-busy')
      throw new FunctionError(503, 'artist-busy')
    throw error
  }
}

async function sceneOf(asService: SupabaseClient<Database>, pageId: string): Promise<Scene | undefined> {
  const { data: page } = await asService
    .from('coloring_pages')
    .select('id')
    .eq('id', pageId)
    .is('deleted_at', null)
    .maybeSingle()
  if (!page) throw new FunctionError(404, 'base-page-missing')
  const { data } = await asService.from('page_scenes').select('scene').eq('page_id', pageId).maybeSingle()
  return data ? (data.scene as unknown as Scene) : undefined
}
