import { createOpenAI } from '@ai-sdk/openai'
import { createOpenAICompatible } from '@ai-sdk/openai-compatible'
import { generateImage } from 'ai'
import { createHostedFetch, HOSTED_LIMITS, type HostedLimits } from '../../hosted/hosted-fetch.ts'
import { toProviderError } from '../../hosted/to-provider-error.ts'
import type { HostedSettings } from '../../hosted/hosted-settings.ts'

export interface PictureModel {
  /** The bytes of a picture in any common format. With a base, that picture is changed. */
  paint(commission: { text: string; base?: Uint8Array; signal: AbortSignal }): Promise<Uint8Array>
}

/** Portrait, the closest to a sheet of paper that these models offer. */
const SIZE = '1024x1536'

/** A picture model of OpenAI or of any server with a compatible API. */
export function createPictureModel(
  settings: HostedSettings & { model: string },
  limits: HostedLimits = HOSTED_LIMITS,
): PictureModel {
  const { kind, baseUrl: baseURL, apiKey, model: name } = settings
  const fetch = createHostedFetch(settings, limits.image)
  const model =
    kind === 'openai'
      ? createOpenAI({ baseURL, apiKey: apiKey ?? '', fetch }).image(name)
      : createOpenAICompatible({ name: 'hosted', baseURL, apiKey, fetch }).imageModel(name)
  return {
    async paint({ text, base, signal }) {
      try {
        const { image } = await generateImage({
          model,
          prompt: base ? { text, images: [base] } : text,
          size: SIZE,
          maxRetries: 0,
          abortSignal: signal,
        })
        return image.uint8Array
      } catch (error) {
        throw toProviderError(error)
      }
    },
  }
}
