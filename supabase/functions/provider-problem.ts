import { ProviderError, type ProviderProblem } from '#providers/provider-error.ts'
import { FunctionError } from './define-function.ts'

/** How each problem of an outside service is answered. */
export const PROVIDER_STATUS: Record<ProviderProblem, number> = {
  'provider-busy': 503,
  'provider-timeout': 504,
  'provider-failed': 502,
  'provider-refused': 422,
  'picture-unusable': 502,
  'nothing-drawable': 422,
  'nothing-heard': 422,
  'voice-too-long': 413,
  'voice-unreadable': 422,
  'voice-language': 422,
  'translation-unusable': 502,
  'texts-unusable': 502,
}

const BUSY_SECONDS = 10

/** Waits for a provider; what went wrong with it becomes a refusal with the same code. */
export async function fromProvider<T>(work: Promise<T>): Promise<T> {
  try {
    return await work
  } catch (error) {
    if (!(error instanceof ProviderError)) throw error
    const retryAfter = error.code === 'provider-busy' ? BUSY_SECONDS : undefined
    throw new FunctionError(PROVIDER_STATUS[error.code], error.code, retryAfter)
  }
}
