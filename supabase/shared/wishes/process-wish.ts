import type { SupabaseClient } from '@supabase/supabase-js'
import type { Scene } from '#artist/scene.ts'
import type { Style } from '#domain/pages/creation-options.ts'
import type { Language } from '#domain/text/languages.ts'
import { ProviderError } from '#providers/provider-error.ts'
import type { Database } from '#supabase/database.types.ts'
import { FunctionError } from '../function-error.ts'
import { type Drawing, drawWish } from '../pages/draw-wish.ts'
import { LeaseLostError, publishPage } from '../pages/publish-page.ts'
import type { Providers } from '../providers.ts'
import { retryWhileUnavailable, UnavailableError } from '../retry-while-unavailable.ts'
import { type LeaseHolder, startLeaseRenewal } from './prompt-lease.ts'
import { drawingLater, waitForOutcome, type WishResult } from './prompt-outcome.ts'

/** A pending prompt under our lease, with all data that the drawing needs. */
export interface PendingWish extends LeaseHolder {
  prompt: string
  style: Style
  seed: number
  language: Language
  basePageId?: string
  /** The scene of a drawing that was made on the drawing table; it is drawn instead of the prompt. */
  scene?: Scene
}

export interface WishContext {
  asService: SupabaseClient<Database>
  providers: Providers
  signal: AbortSignal
  /** Reports progress to a caller who listens for it. */
  reportStage(stage: string): void
}

/**
 * Runs work on a pending prompt while renewing its lease. A failure is stored with its reason. If another
 * process takes over, its result is returned. If the database is gone, this server stops or the artist is too
 * busy, the prompt stays pending and the job `recover-wishes` draws it later.
 */
export async function withLease(
  holder: LeaseHolder,
  { asService, signal, providers }: Pick<WishContext, 'asService' | 'signal' | 'providers'>,
  work: () => Promise<WishResult>,
): Promise<WishResult> {
  const stopRenewal = startLeaseRenewal(asService, holder)
  try {
    return await Promise.race([work(), rejectOnAbort(signal)])
  } catch (error) {
    if (error instanceof LeaseLostError) return waitForOutcome(asService, holder.promptId, signal)
    const reason =
      error instanceof FunctionError || error instanceof ProviderError ? error.code : 'unexpected'
    // A drawing that takes too long fails by the artist's own timeout. If our deadline passes first, the wish was still waiting in the queue.
    const isStillWaiting = signal.aborted && providers.images.kind === 'artist'
    if (error instanceof UnavailableError || reason === 'provider-stopped' || isStillWaiting)
      throw drawingLater()
    await retryWhileUnavailable(() =>
      asService.rpc('fail_creation', { prompt_id: holder.promptId, reason, owner: holder.owner }),
    )
    throw error
  } finally {
    stopRenewal()
  }
}

/** Draws a pending wish and publishes its page. */
export async function processWish(
  wish: PendingWish,
  { asService, providers, signal, reportStage }: WishContext,
): Promise<WishResult> {
  reportStage('drawing')
  const drawing = await drawWish({ ...wish, signal }, asService, providers)
  reportStage('tidying')
  await requireSuitableTexts(drawing, wish.language, providers)
  reportStage('storing')
  const { outcome } = drawing
  const page = await publishPage(asService, { ...wish, drawing })
  return { success: true, prompt: wish.prompt, page, ...outcome }
}

/**
 * Checks texts written by a trained model. The artist's own texts come from the lexicon and need no check.
 */
async function requireSuitableTexts(
  { source, texts }: Drawing,
  language: Language,
  { moderation }: Pick<Providers, 'moderation'>,
): Promise<void> {
  if (source === 'algorithmic') return
  const { title, description } = texts[language]
  const refusal = await moderation.refusalOf(`${title}. ${description}`, language)
  if (refusal) throw new FunctionError(422, refusal)
}

function rejectOnAbort(signal: AbortSignal): Promise<never> {
  return new Promise((_, reject) => {
    const rejectWithTimeout = () => reject(new FunctionError(504, 'provider-timeout'))
    if (signal.aborted) rejectWithTimeout()
    else signal.addEventListener('abort', rejectWithTimeout, { once: true })
  })
}
