import { randomInt, randomUUID } from 'node:crypto'
import { sanitise } from '#domain/sanitise.ts'
import { defineFunction, FunctionError } from '../define-function.ts'
import { drawWish } from '../draw-wish.ts'
import type { Providers } from '../providers.ts'
import { publishPage } from '../publish-page.ts'
import { GenerationInput } from './input.ts'

const LEASE_SECONDS = 60

/** A wish becomes a page: checked, drawn, stored, published, all of it or none. */
export const generateAiColoringPage = defineFunction<Providers, typeof GenerationInput>({
  auth: 'user',
  input: GenerationInput,
  async run(input, { asService, user, language, providers, signal }) {
    if (input.audioBase64) throw new FunctionError(501, 'voice-unavailable')
    const prompt = sanitise(input.prompt)
    if (prompt === '') throw new FunctionError(400, 'prompt-required')
    if (!(await providers.moderation.isFitForChildren(prompt, language)))
      throw new FunctionError(422, 'not-for-children')

    const owner = randomUUID()
    const seed = input.seed ?? randomInt(1, 2_147_483_646)
    const { data: started, error } = await asService.rpc('start_creation', {
      account: user.id,
      prompt,
      action: input.basePage ? 'modify' : 'create',
      style: input.style,
      lang: language,
      owner,
      seconds: LEASE_SECONDS,
      idempotency_key: input.idempotencyKey,
      base_page: input.basePage?.id,
      seed,
    })
    if (error) throw new Error(`start_creation: ${error.message}`)
    const { code, promptId, pageId } = started as { code: string; promptId?: string; pageId?: string | null }
    if (code === 'duplicate') return { success: true, prompt, page: await pageOf(asService, pageId) }
    if (code !== 'started' || !promptId)
      throw new FunctionError(code === 'monthly_limit_reached' ? 429 : 403, code)

    try {
      const drawing = await drawWish(
        { prompt, style: input.style, seed, language, basePageId: input.basePage?.id, signal },
        asService,
        providers,
      )
      const page = await publishPage(asService, { promptId, owner, drawing })
      return { success: true, prompt, page, unknown: drawing.unknown }
    } catch (problem) {
      const reason = problem instanceof FunctionError ? problem.code : 'unexpected'
      await asService.rpc('fail_creation', { prompt_id: promptId, reason })
      throw problem
    }
  },
})

async function pageOf(asService: Parameters<typeof drawWish>[1], id: string | null | undefined) {
  if (!id) return null
  return (await asService.from('coloring_pages').select('*').eq('id', id).maybeSingle()).data
}
