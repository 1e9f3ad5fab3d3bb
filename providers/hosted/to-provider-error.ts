import { ProviderError } from '../provider-error.ts'

/** Converts an error of a call to an AI service. Shortens the service's message and removes API keys from it, because it is logged. */
export function toProviderError(error: unknown): ProviderError {
  if (error instanceof ProviderError) return error
  const errors = causeChain(error)
  const message = errors.map(({ message }) => message).join(' < ')
  const status = errors.map((each) => (each as { statusCode?: number }).statusCode).find(Boolean)
  if (errors.some(({ name }) => name === 'TimeoutError' || name === 'AbortError'))
    return new ProviderError('provider-timeout', withoutKeys(message))
  if (status === 429) return new ProviderError('provider-busy', withoutKeys(message))
  if (status === 400 && /safety|policy|moderat|content_filter/i.test(message))
    return new ProviderError('provider-refused', withoutKeys(message))
  return new ProviderError('provider-failed', withoutKeys(message))
}

/** The error and its causes, at most five. */
function causeChain(error: unknown): Error[] {
  const errors: Error[] = []
  for (let each = error; each instanceof Error && errors.length < 5; each = causeOf(each)) errors.push(each)
  return errors
}

/** The AI SDK's retry error has its cause in `lastError`. */
const causeOf = (error: Error): unknown => (error as { lastError?: unknown }).lastError ?? error.cause

const withoutKeys = (text: string) =>
  text.replace(/(bearer\s+)?\b(sk|key|pk)[-_][\w-]{6,}|bearer\s+\S+/gi, '[key]').slice(0, 300)
