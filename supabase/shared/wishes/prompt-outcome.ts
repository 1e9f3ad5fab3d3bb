import { setTimeout as pause } from 'node:timers/promises'
import type { SupabaseClient } from '@supabase/supabase-js'
import { NO_WORDS, type WishOutcome } from '#domain/pages/wish-outcome.ts'
import type { Database } from '#supabase/database.types.ts'
import { FunctionError } from '../function-error.ts'
import { PROVIDER_STATUS } from '../provider-errors.ts'
import { retryWhileUnavailable } from '../retry-while-unavailable.ts'

const POLL_INTERVAL_MS = 300
/** The lease of a lost wish expires and a background job draws it within this time. */
const LATER_SECONDS = 30

/** The wish is neither finished nor failed: it will be drawn without its caller. */
export const drawingLater = () => new FunctionError(503, 'drawing-later', LATER_SECONDS)

/** The account was deleted while the wish was processed. */
export const accountGone = () => new FunctionError(401, 'sign-in-first')

/** The HTTP status for a stored failure reason. Any other reason is a defect of ours (500). */
const STATUS_OF_REASON: Record<string, number> = {
  ...PROVIDER_STATUS,
  'not-for-children': 422,
  'personal-data': 422,
  'record-again': 422,
  'base-page-missing': 404,
}

/**
 * Waits for a prompt that another request or process works on. A repeated request gets the page of the first
 * one this way.
 */
export async function waitForOutcome(
  asService: SupabaseClient<Database>,
  promptId: string,
  signal: AbortSignal,
) {
  for (;;) {
    const { data: prompt, error } = await retryWhileUnavailable(() =>
      asService
        .from('ai_prompts')
        .select('status, prompt_text, failure_reason, outcome, coloring_pages!generated_page_id(*)')
        .eq('id', promptId)
        .maybeSingle(),
    )
    if (error) throw new Error(`reading the prompt: ${error.message}`)
    // Prompts are deleted with their account only.
    if (!prompt) throw accountGone()
    const { status, failure_reason: reason, coloring_pages: page } = prompt
    if (status === 'failed')
      throw new FunctionError(STATUS_OF_REASON[reason ?? ''] ?? 500, reason ?? 'unexpected')
    if (status === 'completed') {
      if (!page) throw new FunctionError(404, 'page-deleted')
      const outcome = (prompt.outcome ?? NO_WORDS) as unknown as WishOutcome
      return { success: true, prompt: prompt.prompt_text, page, ...outcome }
    }
    if (signal.aborted) throw drawingLater()
    await pause(POLL_INTERVAL_MS)
  }
}

export type WishResult = Awaited<ReturnType<typeof waitForOutcome>>
