import { randomInt, randomUUID } from 'node:crypto'
import { MAX_SEED, PROMPT_MAX_LENGTH } from '#domain/pages/creation-options.ts'
import { sanitise } from '#domain/text/sanitise.ts'
import { defineFunction, type FunctionContext } from '../define-function.ts'
import { runArtistJob } from '#providers/images/artist/workers/run-artist-job.ts'
import { FunctionError } from '../../shared/function-error.ts'
import { callProvider } from '../../shared/provider-errors.ts'
import type { Providers } from '../../shared/providers.ts'
import { retryWhileUnavailable } from '../../shared/retry-while-unavailable.ts'
import { accountGone, waitForOutcome } from '../../shared/wishes/prompt-outcome.ts'
import { processWish, type PendingWish, withLease } from '../../shared/wishes/process-wish.ts'
import { GenerationInput } from './generation-input.ts'
import { LEASE_SECONDS, renewLease } from '../../shared/wishes/prompt-lease.ts'
import { transcribe, parseRecording } from './voice-recording.ts'

type Context = FunctionContext<Providers>

/** Turns a typed or spoken wish into a page. */
export const generateAiColoringPage = defineFunction<Providers, typeof GenerationInput>({
  auth: 'user',
  input: GenerationInput,
  outlivesCaller: true,
  repeatKey: ({ idempotencyKey }) => idempotencyKey,
  async run(input, context) {
    const { providers, language, signal, reportStage } = context
    const recording = parseRecording(input)
    const typed = sanitise(input.prompt)
    if (input.prompt.length > PROMPT_MAX_LENGTH) throw new FunctionError(413, 'prompt-too-long')
    if (typed === '' && !recording && !input.scene) throw new FunctionError(400, 'prompt-required')
    if (recording && typed === '' && !providers.speech) throw new FunctionError(501, 'voice-unavailable')
    const earlier = await findEarlierRequest(input, context)
    if (earlier) {
      reportStage('checked')
      return waitForOutcome(context.asService, earlier, signal)
    }
    await requireAllowed(context)
    if (input.transcribeOnly) {
      if (!recording) throw new FunctionError(422, 'voice-unreadable')
      reportStage('listening')
      return { success: true, prompt: await transcribe(recording, language, providers, signal) }
    }
    if (input.scene) return keepDrawing(input, typed, context)
    // A typed text is the user's correction of the recording, so it wins.
    const spoken = typed === '' ? recording : undefined
    const refusal = spoken ? undefined : await providers.moderation.refusalOf(typed, language)
    if (refusal) throw new FunctionError(422, refusal)

    const started = await startPrompt(input, { prompt: typed, isVoice: spoken !== undefined }, context)
    reportStage('checked')
    if ('duplicateOf' in started) return waitForOutcome(context.asService, started.duplicateOf, signal)
    return withLease(started, context, async () => {
      if (!spoken) return processWish(started, context)
      reportStage('listening')
      const prompt = await transcribe(spoken, language, providers, signal)
      await retryWhileUnavailable(() =>
        context.asService.from('ai_prompts').update({ prompt_text: prompt }).eq('id', started.promptId),
      )
      return processWish({ ...started, prompt }, context)
    })
  },
})

/** Stores a drawing of the drawing table as a page. It is drawn again from its scene, because nothing that a client drew is trusted. */
async function keepDrawing(input: GenerationInput, typed: string, context: Context) {
  const { providers, language, signal, reportStage, asService } = context
  const described = await callProvider(
    runArtistJob(providers.artist, { kind: 'check-scene', scene: input.scene }),
  )
  if (!described) throw new FunctionError(400, 'bad-input')
  const { scene, texts } = described
  const written = scene.wish.figures.flatMap(({ writes }) => writes ?? [])
  const typedTexts = [typed, scene.banner ?? '', ...written].filter((text) => text !== '')
  const refusal =
    typedTexts.length > 0 && (await providers.moderation.refusalOf(typedTexts.join('. '), language))
  if (refusal) throw new FunctionError(422, refusal)
  const request = { ...input, style: scene.style, seed: scene.seed }
  const prompt = typed || texts[language].title
  const started = await startPrompt(request, { prompt, isVoice: false }, context)
  reportStage('checked')
  if ('duplicateOf' in started) return waitForOutcome(asService, started.duplicateOf, signal)
  return withLease(started, context, () => processWish({ ...started, scene }, context))
}

/** The prompt of an accepted request that is repeated because its response was lost. A limit reached since then must not refuse it. */
async function findEarlierRequest({ idempotencyKey }: GenerationInput, { asService, user }: Context) {
  if (!idempotencyKey) return undefined
  const { data, error } = await retryWhileUnavailable(() =>
    asService
      .from('ai_prompts')
      .select('id')
      .match({ user_id: user.id, idempotency_key: idempotencyKey })
      .maybeSingle(),
  )
  if (error) throw new Error(`finding an earlier request: ${error.message}`)
  return data?.id
}

/** Checks the admin's switch and the rate limits of account and network before any expensive work. */
async function requireAllowed({ asService, user, visitor }: Context): Promise<void> {
  const { data: settings } = await retryWhileUnavailable(() =>
    asService.from('settings').select('ai_generation_enabled').single(),
  )
  if (settings && !settings.ai_generation_enabled) throw new FunctionError(403, 'ai_generation_disabled')
  const { data: allowed, error } = await retryWhileUnavailable(() =>
    asService.rpc('creation_allowed', { account: user.id, visitor }),
  )
  if (error) throw new Error(`creation_allowed: ${error.message}`)
  if (!allowed) throw new FunctionError(429, 'too-many', 60)
}

/** Stores a pending prompt under our lease, or finds the prompt of a request with the same key that arrived at the same time. */
async function startPrompt(
  input: GenerationInput,
  { prompt, isVoice }: { prompt: string; isVoice: boolean },
  { asService, user, language }: Context,
): Promise<PendingWish | { duplicateOf: string }> {
  const owner = randomUUID()
  const seed = input.seed ?? randomInt(1, MAX_SEED)
  const basePageId = input.basePage?.id
  // Without a key of the client, ours makes the call safe to repeat.
  const idempotencyKey = input.idempotencyKey ?? randomUUID()
  const { data, error } = await retryWhileUnavailable(() =>
    asService.rpc('start_creation', {
      account: user.id,
      prompt,
      action: basePageId ? 'modify' : 'create',
      style: input.style,
      lang: language,
      owner,
      seconds: LEASE_SECONDS,
      idempotency_key: idempotencyKey,
      base_page: basePageId,
      seed,
      is_voice: isVoice,
    }),
  )
  // Foreign key violation: the base page was deleted.
  if (error?.code === '23503') throw new FunctionError(404, 'base-page-missing')
  if (error) throw new Error(`start_creation: ${error.message}`)
  const { code, promptId } = data as { code: string; promptId?: string }
  const wish = { owner, prompt, style: input.style, seed, language, basePageId }
  if (code === 'duplicate' && promptId) {
    // Our own lease: an earlier try was stored although its response was lost.
    const isOurs = await renewLease(asService, { promptId, owner })
    return isOurs ? { promptId, ...wish } : { duplicateOf: promptId }
  }
  if (code === 'user_not_found') throw accountGone()
  if (code !== 'started' || !promptId)
    throw new FunctionError(code === 'monthly_limit_reached' ? 429 : 403, code)
  return { promptId, ...wish }
}
