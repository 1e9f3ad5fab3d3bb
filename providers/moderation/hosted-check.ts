import { z } from 'zod'
import { fetchFor, LIMITS, type Limits } from '../hosted/calls.ts'
import { problemOf } from '../hosted/problem.ts'
import type { HostedSettings } from '../hosted/settings.ts'
import { ProviderError } from '../provider-error.ts'

const Answer = z.object({
  results: z
    .array(z.object({ flagged: z.boolean(), category_scores: z.record(z.string(), z.number()).default({}) }))
    .min(1),
})

/** The service's own line is drawn for grown-ups; a page for children ends well before it. */
const STRICT = 0.25

export interface HostedCheck {
  /** Throws a `ProviderError` when no answer can be had: what could not be checked is not let through. */
  isFit(input: { text: string } | { picture: Uint8Array; mediaType: string }): Promise<boolean>
}

/** The moderation endpoint of OpenAI and those who speak like it. */
export function createHostedCheck(
  settings: HostedSettings & { model: string },
  limits: Limits = LIMITS,
): HostedCheck {
  const { baseUrl, apiKey, model } = settings
  const fetch = fetchFor(settings, limits.moderation)
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
        throw problemOf(error)
      })
      if (!response.ok) throw new ProviderError('provider-failed', `moderation answered ${response.status}`)
      const answer = Answer.safeParse(await response.json().catch(() => undefined))
      if (!answer.success) throw new ProviderError('provider-failed', 'moderation answered something else')
      return answer.data.results.every(
        ({ flagged, category_scores: scores }) =>
          !flagged && Object.values(scores).every((score) => score < STRICT),
      )
    },
  }
}

const dataUrl = ({ picture, mediaType }: { picture: Uint8Array; mediaType: string }) =>
  `data:${mediaType};base64,${Buffer.from(picture).toString('base64')}`
