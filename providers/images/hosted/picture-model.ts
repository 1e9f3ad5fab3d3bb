import { createOpenAI } from '@ai-sdk/openai'
import { createOpenAICompatible } from '@ai-sdk/openai-compatible'
import { generateImage } from 'ai'
import { fetchFor, LIMITS, type Limits } from '../../hosted/calls.ts'
import { problemOf } from '../../hosted/problem.ts'
import type { HostedSettings } from '../../hosted/settings.ts'

export interface PictureModel {
  /** The bytes of a picture in any common format; with a base it is that picture, changed. */
  paint(commission: { text: string; base?: Uint8Array; signal: AbortSignal }): Promise<Uint8Array>
}

/** Upright, the nearest to a sheet of paper these models offer. */
const SIZE = '1024x1536'

/** A picture model of OpenAI or of any server that speaks like it. */
export function createPictureModel(
  settings: HostedSettings & { model: string },
  limits: Limits = LIMITS,
): PictureModel {
  const { kind, baseUrl: baseURL, apiKey, model: name } = settings
  const fetch = fetchFor(settings, limits.image)
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
        throw problemOf(error)
      }
    },
  }
}
