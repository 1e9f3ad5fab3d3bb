import { z } from 'zod'
import { createHostedFetch, HOSTED_LIMITS, type HostedLimits } from '../hosted/hosted-fetch.ts'
import { toProviderError } from '../hosted/to-provider-error.ts'
import type { HostedSettings } from '../hosted/hosted-settings.ts'
import { ProviderError } from '../provider-error.ts'

const ModerationResponse = z.object({
  results: z
    .array(z.object({ flagged: z.boolean(), category_scores: z.record(z.string(), z.number()).default({}) }))
    .min(1),
})

/** Stricter than the service's own threshold, which is meant for adults. */
const MAX_CATEGORY_SCORE = 0.25

export interface HostedCheck {
  /** Throws a `ProviderError` if the service does not respond, because an unchecked text must not be accepted. */
  isFit(input: { text: string } | { picture: Uint8Array; mediaType: string }): Promise<boolean>
}

/** Calls the moderation endpoint of OpenAI or of a service with the same API. */
export function createHostedCheck(
  settings: HostedSettings & { model: string },
  limits: HostedLimits = HOSTED_LIMITS,
): HostedCheck {
  const { baseUrl, apiKey, model } = settings
  const fetch = createHostedFetch(settings, limits.moderation)
  return {
    async isFit(input) {
      const body = 'text' in input ? input.text : [{ type: 'image_url', image_url: { url: dataUrl(input) } }]
      const response = await fetch(`${baseUrl}/moderations`, {
        method: 'POST',
        headers: {
          'content-type': 'application/json',
          ...(apiKey && { authorization: `Bearer ${apiKey}` }),
        },
        body: JSON.stringify({ model, input: body }),
      }).catch((error: unknown) => {
        throw toProviderError(error)
      })
      if (!response.ok)
        throw new ProviderError('provider-failed', `moderation responded with status ${response.status}`)
      const parsed = ModerationResponse.safeParse(await response.json().catch(() => undefined))
      if (!parsed.success)
        throw new ProviderError('provider-failed', 'moderation responded with an unexpected body')
      return parsed.data.results.every(
        ({ flagged, category_scores: scores }) =>
          !flagged && Object.values(scores).every((score) => score < MAX_CATEGORY_SCORE),
      )
    },
  }
}

const dataUrl = ({ picture, mediaType }: { picture: Uint8Array; mediaType: string }) =>
  `data:${mediaType};base64,${Buffer.from(picture).toString('base64')}`
