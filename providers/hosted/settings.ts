/** A hosted or self-hosted AI service that speaks OpenAI's protocol. */
export interface HostedSettings {
  kind: 'openai' | 'openai-compatible'
  /** Up to and with `/v1`. */
  baseUrl: string
  apiKey?: string
  /** A model that is not named is not used. */
  models: { image?: string; text?: string; speech?: string; moderation?: string }
}
