import { ApiError } from '#backend/api-error.ts'
import { isDatabaseUnavailable } from '#backend/database/database-unavailable.ts'
import type { Language } from '#domain/text/languages.ts'
import { ProviderError } from '#providers/provider-error.ts'
import { errorMessage } from '#supabase/shared/error-messages.ts'
import { FunctionError } from '#supabase/shared/function-error.ts'
import { providerToFunctionError } from '#supabase/shared/provider-errors.ts'

interface DescribedError {
  body: { success: false; code: string; error: string; ideas?: string[] }
  status: number
  retryAfter?: number
}

/** The response to a failed call, with a message in the caller's language. It reveals no internal details. */
export function describeError(error: unknown, language: Language): DescribedError {
  const describe = (code: string, shownCode = code) => ({
    success: false as const,
    code: shownCode,
    error: errorMessage(code, language),
  })
  if (error instanceof ProviderError) return describeError(providerToFunctionError(error), language)
  if (error instanceof FunctionError)
    return {
      body: { ...describe(error.code), ...(error.ideas && { ideas: error.ideas }) },
      status: error.status,
      retryAfter: error.retryAfter,
    }
  if (error instanceof ApiError) return { body: describe('sign-in-first', error.code), status: error.status }
  if (isDatabaseUnavailable(error)) return { body: describe('unexpected'), status: 503, retryAfter: 2 }
  return { body: describe('unexpected'), status: 500 }
}
