import { randomBytes, randomInt, randomUUID } from 'node:crypto'
import { MAX_SEED } from '#domain/pages/creation-options.ts'
import { leftOutOf } from '#domain/pages/wish-outcome.ts'
import { sanitise } from '#domain/text/sanitise.ts'
import { createdMaster } from '#domain/pages/page-file.ts'
import { creationSlug, slugFromTitle } from '#domain/pages/slug.ts'
import { defineFunction, type FunctionContext } from '../define-function.ts'
import { FunctionError } from '../../shared/function-error.ts'
import { type Drawing, drawWish } from '../../shared/pages/draw-wish.ts'
import type { Providers } from '../../shared/providers.ts'
import { pageColumns } from '../../shared/pages/publish-page.ts'
import { removePageFile, storeMaster } from '../../shared/pages/page-files.ts'
import { AdminGenerationInput } from './admin-generation-input.ts'

type Context = FunctionContext<Providers>

/** Draws an admin's wish as a new page or as the new drawing of an existing page. */
export const adminGenerateColoringPage = defineFunction<Providers, typeof AdminGenerationInput>({
  auth: 'admin',
  input: AdminGenerationInput,
  async run(input, context) {
    const prompt = sanitise(input.prompt)
    if (prompt === '') throw new FunctionError(400, 'admin-prompt-required')
    if (!input.replaces) await requireCategory(input.category_id, context)
    const language = input.language ?? context.language
    const refusal = await context.providers.moderation.refusalOf(prompt, language)
    if (refusal) throw new FunctionError(422, refusal)
    const drawing = await drawWish(
      {
        prompt,
        language,
        difficulty: input.difficulty,
        style: input.style,
        seed: input.seed ?? randomInt(1, MAX_SEED),
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

/** The name has a random part, because storage is public and a draft must not be guessed. */
const masterName = ({ source, texts }: Drawing) =>
  createdMaster(source, creationSlug(texts.en.title, randomBytes))

async function publish(drawing: Drawing, input: AdminGenerationInput, { asService, user }: Context) {
  const address = await storeMaster(asService, masterName(drawing), drawing.svg)
  const { data, error } = await asService.rpc('publish_page', {
    account: user.id,
    page: {
      ...pageColumns(drawing),
      id: input.id ?? randomUUID(),
      slug: slugFromTitle(drawing.texts.en.title),
      category_id: input.category_id ?? null,
      difficulty: input.difficulty,
      style: input.style,
      status: input.status,
      thumbnail_url: address,
    },
    scene: (drawing.scene ?? null) as never,
  })
  const page = data?.[0]
  // A repeated request finds the page of the first one, with its drawing. The new file is not needed then.
  if (page?.thumbnail_url !== address) await removePageFile(asService, address)
  if (error || !page) throw new Error(`publish_page: ${error?.message}`)
  return { success: true, page, unknown: leftOutOf(drawing.outcome) }
}

async function replaceDrawing(
  pageId: string,
  drawing: Drawing,
  { style }: AdminGenerationInput,
  { asService, user }: Context,
) {
  const address = await storeMaster(asService, masterName(drawing), drawing.svg)
  const { region_count, seed } = pageColumns(drawing)
  const { data: previousAddress, error } = await asService.rpc('redraw_page', {
    account: user.id,
    page_id: pageId,
    drawing: { thumbnail_url: address, region_count, seed, style },
    scene: (drawing.scene ?? null) as never,
  })
  await removePageFile(asService, error ? address : previousAddress)
  if (error?.message === 'page_not_found') throw new FunctionError(404, 'base-page-missing')
  if (error) throw new Error(`redraw_page: ${error.message}`)
  const { data: page } = await asService.from('coloring_pages').select('*').eq('id', pageId).single()
  return { success: true, page, unknown: leftOutOf(drawing.outcome) }
}
