import type { SupabaseClient } from '@supabase/supabase-js'
import type { Scene } from '#artist/scene.ts'
import type { Difficulty, Style } from '#domain/creation.ts'
import type { Language } from '#domain/languages.ts'
import type { DrawnPicture, PictureWish } from '#providers/images/image-provider.ts'
import type { Database } from '#supabase/database.types.ts'
import { FunctionError } from './define-function.ts'
import { fromProvider } from './provider-problem.ts'
import type { Providers } from './providers.ts'

export interface WishToDraw {
  prompt: string
  style: Style
  seed: number
  language: Language
  difficulty?: Difficulty
  /** The page to change instead of drawing a new one. */
  basePageId?: string
  signal: AbortSignal
}

export interface Drawing extends DrawnPicture {
  /** A changed page stays in the theme of the page it came from. */
  categoryId?: string | null
}

/** From words to a finished drawing, by whoever draws here; a refusal says why not. */
export async function drawWish(
  { basePageId, ...wish }: WishToDraw,
  asService: SupabaseClient<Database>,
  { images }: Pick<Providers, 'images'>,
): Promise<Drawing> {
  if (!basePageId) return fromProvider(images.draw(wish))
  const { categoryId, ...base } = await basePage(asService, basePageId)
  return { ...(await fromProvider(images.draw({ ...wish, base }))), categoryId }
}

async function basePage(
  asService: SupabaseClient<Database>,
  pageId: string,
): Promise<NonNullable<PictureWish['base']> & { categoryId: string | null }> {
  const { data: page } = await asService
    .from('coloring_pages')
    .select('thumbnail_url, category_id')
    .eq('id', pageId)
    .neq('status', 'hidden')
    .is('deleted_at', null)
    .maybeSingle()
  if (!page) throw new FunctionError(404, 'base-page-missing')
  const { data: scene } = await asService
    .from('page_scenes')
    .select('scene')
    .eq('page_id', pageId)
    .maybeSingle()
  return {
    scene: scene ? (scene.scene as unknown as Scene) : undefined,
    svg: await masterOf(asService, page.thumbnail_url),
    categoryId: page.category_id,
  }
}

const MASTER = /^\/storage\/v1\/object\/public\/pages\/([\w/.-]+\.svg)$/

/** The drawing itself, when it lies in our own storage; a picture from elsewhere is not fetched. */
async function masterOf(
  asService: SupabaseClient<Database>,
  url: string | null,
): Promise<string | undefined> {
  const name = MASTER.exec(url ?? '')?.[1]
  if (!name) return undefined
  const { data } = await asService.storage.from('pages').download(name)
  return data?.text()
}
