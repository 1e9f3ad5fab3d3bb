import { ProviderError, type ProviderErrorCode } from '#providers/provider-error.ts'
import { FunctionError } from './function-error.ts'

/** The HTTP status for each problem of an external service. */
export const PROVIDER_STATUS: Record<ProviderErrorCode, number> = {
  'provider-busy': 503,
  'provider-timeout': 504,
  'provider-failed': 502,
  'provider-stopped': 503,
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

const BUSY_RETRY_SECONDS = 10

/** Maps an error of a provider to the error of a function with the same code. */
export function providerToFunctionError({ code, ideas }: ProviderError): FunctionError {
  const retryAfter = code === 'provider-busy' ? BUSY_RETRY_SECONDS : undefined
  return new FunctionError(PROVIDER_STATUS[code], code, retryAfter, ideas)
}

/** Awaits a call to a provider and throws its errors as errors of a function. */
export async function callProvider<T>(call: Promise<T>): Promise<T> {
  try {
    return await call
  } catch (error) {
    throw error instanceof ProviderError ? providerToFunctionError(error) : error
  }
}
