import type { Style } from '#domain/creation.ts'
import type { Language } from '#domain/languages.ts'
import { ProviderError } from '#providers/provider-error.ts'
import { type FunctionContext, FunctionError } from '../define-function.ts'
import { type Drawing, drawWish } from '../draw-wish.ts'
import type { Providers } from '../providers.ts'
import { LeaseLost, publishPage } from '../publish-page.ts'
import { outcomeOf } from './earlier-tap.ts'
import { type Holder, holdLease } from './lease.ts'

/** A prompt that is open and ours, with everything that is needed to draw it, now or after a restart. */
export interface OpenWish extends Holder {
  prompt: string
  style: Style
  seed: number
  language: Language
  basePageId?: string
}

export type WorkTools = Pick<FunctionContext<Providers>, 'asService' | 'providers' | 'signal' | 'tell'>
export type MadePage = Awaited<ReturnType<typeof outcomeOf>>

const MOST_WORDS = 20

/** Works on an open prompt while its lease is held. What fails closes it with the reason; what another took over is theirs. */
export async function underLease(
  holder: Holder,
  { asService, signal }: Pick<WorkTools, 'asService' | 'signal'>,
  work: () => Promise<MadePage>,
): Promise<MadePage> {
  const letGo = holdLease(asService, holder)
  try {
    return await Promise.race([work(), deadline(signal)])
  } catch (problem) {
    if (problem instanceof LeaseLost) return outcomeOf(asService, holder.promptId, signal)
    const reason =
      problem instanceof FunctionError || problem instanceof ProviderError ? problem.code : 'unexpected'
    await asService.rpc('fail_creation', { prompt_id: holder.promptId, reason, owner: holder.owner })
    throw problem
  } finally {
    letGo()
  }
}

/** Draws an open wish and publishes its page. */
export async function fulfil(
  wish: OpenWish,
  { asService, providers, signal, tell }: WorkTools,
): Promise<MadePage> {
  tell('drawing')
  const drawing = await drawWish({ ...wish, signal }, asService, providers)
  tell('tidying')
  await requireFitTitle(drawing, wish.language, providers)
  tell('storing')
  const notDrawn = [...new Set(drawing.leftOut)].slice(0, MOST_WORDS)
  const page = await publishPage(asService, { ...wish, drawing, notDrawn })
  return { success: true, prompt: wish.prompt, page, notDrawn }
}

/** Titles of a trained model are foreign words; the artist's own come from the lexicon. */
async function requireFitTitle(
  { source, texts }: Drawing,
  language: Language,
  { moderation }: Pick<Providers, 'moderation'>,
): Promise<void> {
  if (source === 'algorithmic') return
  const { title, description } = texts[language]
  if (!(await moderation.isFitForChildren(`${title}. ${description}`, language)))
    throw new FunctionError(422, 'not-for-children')
}

function deadline(signal: AbortSignal): Promise<never> {
  return new Promise((_, reject) => {
    const end = () => reject(new FunctionError(504, 'provider-timeout'))
    if (signal.aborted) end()
    else signal.addEventListener('abort', end, { once: true })
  })
}
