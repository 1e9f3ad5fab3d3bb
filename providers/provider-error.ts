/**
 * Why an outside service came to nothing, as a code a function turns into a refusal. What the service itself said stays in `detail`, for the
 * log alone: it is foreign text.
 */
export type ProviderProblem =
  | 'provider-busy'
  | 'provider-timeout'
  | 'provider-failed'
  | 'provider-refused'
  | 'picture-unusable'
  | 'nothing-drawable'
  | 'nothing-heard'
  | 'voice-too-long'
  | 'voice-unreadable'
  | 'voice-language'
  | 'translation-unusable'
  | 'texts-unusable'

export class ProviderError extends Error {
  readonly code: ProviderProblem
  readonly detail?: string

  constructor(code: ProviderProblem, detail?: string) {
    super(detail ? `${code}: ${detail}` : code)
    this.name = 'ProviderError'
    this.code = code
    this.detail = detail
  }
}
