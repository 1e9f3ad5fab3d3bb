import { ProviderError, type ProviderProblem } from '../provider-error.ts'

/**
 * What an outside call ended in, as one of our codes. The message of the service is cut and stripped of anything that looks like a key
 * before it may reach a log.
 */
export function problemOf(error: unknown, otherwise: ProviderProblem = 'provider-failed'): ProviderError {
  if (error instanceof ProviderError) return error
  const found = causes(error)
  const message = found.map((each) => each.message).join(' < ')
  const status = found.map((each) => (each as { statusCode?: number }).statusCode).find((each) => each)
  if (found.some(({ name }) => name === 'TimeoutError' || name === 'AbortError'))
    return new ProviderError('provider-timeout', withoutKeys(message))
  if (status === 429) return new ProviderError('provider-busy', withoutKeys(message))
  if (status === 400 && /safety|policy|moderat|content_filter/i.test(message))
    return new ProviderError('provider-refused', withoutKeys(message))
  return new ProviderError(otherwise, withoutKeys(message))
}

function causes(error: unknown): Error[] {
  const found: Error[] = []
  for (let each = error; each instanceof Error && found.length < 5; each = nextOf(each)) found.push(each)
  return found
}

const nextOf = (error: Error): unknown => (error as { lastError?: unknown }).lastError ?? error.cause

const withoutKeys = (text: string) =>
  text.replace(/(bearer\s+)?\b(sk|key|pk)[-_][\w-]{6,}|bearer\s+\S+/gi, '[key]').slice(0, 300)
