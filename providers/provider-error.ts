/** Why a provider failed. Functions map each code to an HTTP status and a message for the user. */
export type ProviderErrorCode =
  | 'provider-busy'
  | 'provider-timeout'
  | 'provider-failed'
  /** This server is shutting down; another process or the next start can do the work. */
  | 'provider-stopped'
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
  readonly code: ProviderErrorCode
  /** The service's own message. Only for the log, because users must not see text of another service. */
  readonly detail?: string
  /** Wishes that would work instead, in the user's language. */
  readonly ideas?: string[]

  constructor(code: ProviderErrorCode, detail?: string, ideas?: string[]) {
    super(detail ? `${code}: ${detail}` : code)
    this.name = 'ProviderError'
    this.code = code
    this.detail = detail
    this.ideas = ideas
  }
}
