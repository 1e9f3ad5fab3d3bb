import { randomInt, randomUUID } from 'node:crypto'
import { PROMPT_MAX_LENGTH } from '#domain/creation.ts'
import { sanitise } from '#domain/sanitise.ts'
import { defineFunction, type FunctionContext, FunctionError } from '../define-function.ts'
import type { Providers } from '../providers.ts'
import { outcomeOf } from './earlier-tap.ts'
import { fulfil, type OpenWish, underLease } from './fulfil.ts'
import { GenerationInput } from './input.ts'
import { LEASE_SECONDS } from './lease.ts'
import { listen, readRecording } from './voice.ts'

type Context = FunctionContext<Providers>

/** A wish, typed or spoken, becomes a page: checked, drawn, stored, published, all of it or none. */
export const generateAiColoringPage = defineFunction<Providers, typeof GenerationInput>({
  auth: 'user',
  input: GenerationInput,
  outlivesCaller: true,
  async run(input, context) {
    const { providers, language, signal, tell } = context
    const recording = readRecording(input)
    const typed = sanitise(input.prompt)
    if (input.prompt.length > PROMPT_MAX_LENGTH) throw new FunctionError(413, 'prompt-too-long')
    if (typed === '' && !recording) throw new FunctionError(400, 'prompt-required')
    if (recording && typed === '' && !providers.speech) throw new FunctionError(501, 'voice-unavailable')
    await requireAllowed(context)
    if (input.transcribeOnly) {
      if (!recording) throw new FunctionError(422, 'voice-unreadable')
      tell('listening')
      return { success: true, prompt: await listen(recording, language, providers, signal) }
    }
    // Corrected words count more than the recording they came from.
    const spoken = typed === '' ? recording : undefined
    if (!spoken && !(await providers.moderation.isFitForChildren(typed, language)))
      throw new FunctionError(422, 'not-for-children')

    const opened = await open(input, { prompt: typed, isVoice: spoken !== undefined }, context)
    tell('checked')
    if ('earlier' in opened) return outcomeOf(context.asService, opened.earlier, signal)
    return underLease(opened, context, async () => {
      if (!spoken) return fulfil(opened, context)
      tell('listening')
      const prompt = await listen(spoken, language, providers, signal)
      await context.asService.from('ai_prompts').update({ prompt_text: prompt }).eq('id', opened.promptId)
      return fulfil({ ...opened, prompt }, context)
    })
  },
})

/** Whether this account and this address may ask for work at all right now. Asked before any of it is done. */
async function requireAllowed({ asService, user, visitor }: Context): Promise<void> {
  const { data: settings } = await asService.from('settings').select('ai_generation_enabled').single()
  if (settings && !settings.ai_generation_enabled) throw new FunctionError(403, 'ai_generation_disabled')
  const { data: allowed, error } = await asService.rpc('creation_allowed', { account: user.id, visitor })
  if (error) throw new Error(`creation_allowed: ${error.message}`)
  if (!allowed) throw new FunctionError(429, 'too-many', 60)
}

/** Opens a prompt under our lease, or finds the one that an earlier tap opened. */
async function open(
  input: GenerationInput,
  { prompt, isVoice }: { prompt: string; isVoice: boolean },
  { asService, user, language }: Context,
): Promise<OpenWish | { earlier: string }> {
  const owner = randomUUID()
  const seed = input.seed ?? randomInt(1, 2_147_483_646)
  const basePageId = input.basePage?.id
  const { data, error } = await asService.rpc('start_creation', {
    account: user.id,
    prompt,
    action: basePageId ? 'modify' : 'create',
    style: input.style,
    lang: language,
    owner,
    seconds: LEASE_SECONDS,
    idempotency_key: input.idempotencyKey,
    base_page: basePageId,
    seed,
    is_voice: isVoice,
  })
  // A page that was deleted for good cannot be referred to.
  if (error?.code === '23503') throw new FunctionError(404, 'base-page-missing')
  if (error) throw new Error(`start_creation: ${error.message}`)
  const { code, promptId } = data as { code: string; promptId?: string }
  if (code === 'duplicate' && promptId) return { earlier: promptId }
  if (code !== 'started' || !promptId)
    throw new FunctionError(code === 'monthly_limit_reached' ? 429 : 403, code)
  return { promptId, owner, prompt, style: input.style, seed, language, basePageId }
}
