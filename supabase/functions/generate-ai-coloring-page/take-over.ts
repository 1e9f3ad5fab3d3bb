import { FunctionError } from '../define-function.ts'
import { fulfil, underLease, type WorkTools } from './fulfil.ts'
import { LEASE_SECONDS } from './lease.ts'

/** A wish that brought down whoever tried it is not tried for ever. */
const MOST_ATTEMPTS = 3
const AT_ONCE = 2

/**
 * Takes prompts whose holder is gone: a written wish is drawn after all, a recording went with the process that heard it, and what failed
 * too often is closed. Any number of processes may do this at the same time. Answers how many were taken.
 */
export async function takeOver(owner: string, tools: Omit<WorkTools, 'tell' | 'signal'>, deadlineMs: number) {
  const { asService } = tools
  const { data: taken, error } = await asService.rpc('take_jobs', {
    kind: 'prompt',
    owner,
    max_jobs: AT_ONCE,
    seconds: LEASE_SECONDS,
  })
  if (error) throw new Error(`take_jobs: ${error.message}`)
  const signal = AbortSignal.timeout(deadlineMs)
  const outcomes = await Promise.allSettled(
    taken.map((promptId) => finish(promptId, owner, { ...tools, signal, tell: () => {} })),
  )
  const failures = outcomes.flatMap((outcome) =>
    outcome.status === 'rejected' && !(outcome.reason instanceof FunctionError)
      ? [outcome.reason as unknown]
      : [],
  )
  if (failures.length > 0) throw new AggregateError(failures, 'prompts could not be finished')
  return taken.length
}

async function finish(promptId: string, owner: string, tools: WorkTools): Promise<void> {
  await underLease({ promptId, owner }, tools, async () => {
    const { data: row, error } = await tools.asService
      .from('ai_prompts')
      .select('prompt_text, is_voice, style_template, seed, language, base_page_id, action_type, attempts')
      .eq('id', promptId)
      .single()
    if (error) throw new Error(`reading the prompt: ${error.message}`)
    if (row.attempts > MOST_ATTEMPTS) throw new FunctionError(500, 'gave-up')
    if (row.prompt_text === '')
      throw new FunctionError(422, row.is_voice ? 'record-again' : 'prompt-required')
    if (row.action_type === 'modify' && !row.base_page_id) throw new FunctionError(404, 'base-page-missing')
    return fulfil(
      {
        promptId,
        owner,
        prompt: row.prompt_text,
        style: row.style_template,
        seed: row.seed ?? 1,
        language: row.language,
        basePageId: row.base_page_id ?? undefined,
      },
      tools,
    )
  })
}
