/** Settings of a hosted or self-hosted AI service with OpenAI's API. */
export interface HostedSettings {
  kind: 'openai' | 'openai-compatible'
  /** Including `/v1`. */
  baseUrl: string
  apiKey?: string
  /** Whether the image model draws every wish, or only those that the artist covers badly (`auto`, the default). */
  imageUse?: 'auto' | 'always'
  /** Model names. Without a name, the site uses its local provider for that task, or does not offer the task. */
  models: { image?: string; text?: string; speech?: string; moderation?: string }
}
