import { HOSTED_LIMITS, type HostedLimits } from '#providers/hosted/hosted-fetch.ts'
import type { HostedSettings } from '#providers/hosted/hosted-settings.ts'
import type { AiServer } from '../support/services/ai-server.ts'

export const API_KEY = 'sk-test-0123456789'

/** Settings for the fake AI server with all models. */
export const settingsFor = (
  { baseUrl }: AiServer,
  kind: HostedSettings['kind'] = 'openai-compatible',
): HostedSettings => ({
  kind,
  baseUrl,
  apiKey: API_KEY,
  models: { image: 'gpt-image-1', text: 'text', speech: 'whisper-1', moderation: 'omni' },
})

/** The product's limits with changes for a test. */
export const limits = (changes: Partial<HostedLimits> = {}): HostedLimits => ({
  ...HOSTED_LIMITS,
  ...changes,
})
