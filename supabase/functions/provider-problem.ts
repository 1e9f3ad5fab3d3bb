import { ProviderError, type ProviderProblem } from '#providers/provider-error.ts'
import { FunctionError } from './define-function.ts'

const STATUS: Record<ProviderProblem, number> = {
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
}

/** Waits for a provider; what went wrong with it becomes a refusal with the same code. */
export async function fromProvider<T>(work: Promise<T>): Promise<T> {
  try {
    return await work
  } catch (error) {
    throw error instanceof ProviderError ? new FunctionError(STATUS[error.code], error.code) : error
  }
}
