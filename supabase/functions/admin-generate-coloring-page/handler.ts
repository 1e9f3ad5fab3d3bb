import { randomBytes, randomInt, randomUUID } from 'node:crypto'
import { sanitise } from '#domain/sanitise.ts'
import { masterFolder } from '#domain/picture-source.ts'
import { creationSlug, slugOf } from '#domain/slug.ts'
import { defineFunction, type FunctionContext, FunctionError } from '../define-function.ts'
import { type Drawing, drawWish } from '../draw-wish.ts'
import type { Providers } from '../providers.ts'
import { pageFields } from '../publish-page.ts'
import { dropDrawing, storeDrawing } from '../store-drawing.ts'
import { AdminGenerationInput } from './input.ts'

type Context = FunctionContext<Providers>

/** An admin's words become a page of the site, or the new drawing of one. */
export const adminGenerateColoringPage = defineFunction<Providers, typeof AdminGenerationInput>({
  auth: 'admin',
  input: AdminGenerationInput,
  async run(input, context) {
    const prompt = sanitise(input.prompt)
    if (prompt === '') throw new FunctionError(400, 'admin-prompt-required')
    if (!input.replaces) await requireCategory(input.category_id, context)
    const language = input.language ?? context.language
    if (!(await context.providers.moderation.isFitForChildren(prompt, language)))
      throw new FunctionError(422, 'not-for-children')
    const drawing = await drawWish(
      {
        prompt,
        language,
        difficulty: input.difficulty,
        style: input.style,
        seed: input.seed ?? randomInt(1, 2_147_483_646),
        signal: context.signal,
      },
      context.asService,
      context.providers,
    )
    return input.replaces
      ? replaceDrawing(input.replaces, drawing, input, context)
      : publish(drawing, input, context)
  },
})

async function requireCategory(id: string | null | undefined, { asService }: Context): Promise<void> {
  if (!id) throw new FunctionError(400, 'category-required')
  const { data } = await asService.from('categories').select('id').eq('id', id).maybeSingle()
  if (!data) throw new FunctionError(400, 'unknown-category')
}

/** Files have names nobody can guess, because a draft is not yet for everybody. */
const fileFor = (drawing: Drawing) =>
  `${masterFolder(drawing.source)}/${creationSlug(drawing.texts.en.title, randomBytes)}.svg`

async function publish(drawing: Drawing, input: AdminGenerationInput, { asService, user }: Context) {
  const address = await storeDrawing(asService, fileFor(drawing), drawing.svg)
  const { data, error } = await asService.rpc('publish_page', {
    account: user.id,
    page: {
      ...pageFields(drawing),
      id: input.id ?? randomUUID(),
      slug: slugOf(drawing.texts.en.title),
      category_id: input.category_id ?? null,
      difficulty: input.difficulty,
      style: input.style,
      status: input.status,
      thumbnail_url: address,
    },
    scene: (drawing.scene ?? null) as never,
  })
  const page = data?.[0]
  // The page may stand already with a drawing of its own.
  if (page?.thumbnail_url !== address) await dropDrawing(asService, address)
  if (error || !page) throw new Error(`publish_page: ${error?.message}`)
  return { success: true, page, unknown: drawing.leftOut }
}

async function replaceDrawing(
  pageId: string,
  drawing: Drawing,
  { style }: AdminGenerationInput,
  { asService, user }: Context,
) {
  const address = await storeDrawing(asService, fileFor(drawing), drawing.svg)
  const { region_count, seed } = pageFields(drawing)
  const { data: before, error } = await asService.rpc('redraw_page', {
    account: user.id,
    page_id: pageId,
    drawing: { thumbnail_url: address, region_count, seed, style },
    scene: (drawing.scene ?? null) as never,
  })
  await dropDrawing(asService, error ? address : before)
  if (error?.message === 'page_not_found') throw new FunctionError(404, 'base-page-missing')
  if (error) throw new Error(`redraw_page: ${error.message}`)
  const { data: page } = await asService.from('coloring_pages').select('*').eq('id', pageId).single()
  return { success: true, page, unknown: drawing.leftOut }
}
