import { FunctionError } from '../shared/function-error.ts'
import { retryWhileUnavailable } from '../shared/retry-while-unavailable.ts'
import { processWish, type WishContext, withLease } from '../shared/wishes/process-wish.ts'
import { LEASE_SECONDS } from '../shared/wishes/prompt-lease.ts'
import type { JobContext } from './define-job.ts'

/**
 * A wish is drawn in a separate process, so it is rarely the reason why a server dies. It is given up only after many attempts over a long
 * time.
 */
const MAX_ATTEMPTS = 30
const MIN_AGE_TO_GIVE_UP_MS = 60 * 60_000
const MAX_CONCURRENT_WISHES = 2

/**
 * Takes over prompts whose lease has expired. A typed wish is drawn. A recording is lost with the process
 * that received it. A wish with too many attempts is closed. Returns the number of prompts taken.
 */
export async function recoverWishes({
  asService,
  providers,
  workerId,
  timeoutMs,
}: Pick<JobContext, 'asService' | 'providers' | 'workerId' | 'timeoutMs'>): Promise<number> {
  const { data: promptIds, error } = await asService.rpc('take_jobs', {
    kind: 'prompt',
    owner: workerId,
    max_jobs: MAX_CONCURRENT_WISHES,
    seconds: LEASE_SECONDS,
  })
  if (error) throw new Error(`take_jobs: ${error.message}`)
  const signal = AbortSignal.timeout(timeoutMs)
  const context: WishContext = { asService, providers, signal, reportStage: () => {} }
  const outcomes = await Promise.allSettled(
    promptIds.map((promptId) => finishPrompt(promptId, workerId, context)),
  )
  const errors = outcomes.flatMap((outcome) =>
    outcome.status === 'rejected' && !(outcome.reason instanceof FunctionError)
      ? [outcome.reason as unknown]
      : [],
  )
  if (errors.length > 0) throw new AggregateError(errors, 'prompts could not be finished')
  return promptIds.length
}

async function finishPrompt(promptId: string, owner: string, context: WishContext): Promise<void> {
  await withLease({ promptId, owner }, context, async () => {
    const { data: row, error } = await retryWhileUnavailable(() =>
      context.asService
        .from('ai_prompts')
        .select(
          'prompt_text, is_voice, style_template, seed, language, base_page_id, action_type, attempts, created_at',
        )
        .eq('id', promptId)
        .single(),
    )
    if (error) throw new Error(`reading the prompt: ${error.message}`)
    const ageMs = Date.now() - Date.parse(row.created_at)
    if (row.attempts > MAX_ATTEMPTS && ageMs > MIN_AGE_TO_GIVE_UP_MS) throw new FunctionError(500, 'gave-up')
    if (row.prompt_text === '')
      throw new FunctionError(422, row.is_voice ? 'record-again' : 'prompt-required')
    if (row.action_type === 'modify' && !row.base_page_id) throw new FunctionError(404, 'base-page-missing')
    return processWish(
      {
        promptId,
        owner,
        prompt: row.prompt_text,
        style: row.style_template,
        seed: row.seed ?? 1,
        language: row.language,
        basePageId: row.base_page_id ?? undefined,
      },
      context,
    )
  })
}
