import type { ArtistWorkerPool } from '../images/artist/workers/artist-worker-pool.ts'
import { createHostedImageProvider } from '../images/hosted/hosted-image-provider.ts'
import { createPageTextWriter } from '../images/hosted/page-text-writer.ts'
import { createPictureModel } from '../images/hosted/picture-model.ts'
import type { ImageProvider } from '../images/image-provider.ts'
import { createModeration } from '../moderation/create-moderation.ts'
import { createHostedCheck } from '../moderation/hosted-check.ts'
import type { ModerationProvider } from '../moderation/moderation-provider.ts'
import { createHostedSpeech } from '../speech/hosted-speech.ts'
import type { SpeechProvider } from '../speech/speech-provider.ts'
import { createHostedTranslation } from '../translation/hosted-translation.ts'
import type { TranslationProvider } from '../translation/translation-provider.ts'
import { HOSTED_LIMITS, type HostedLimits } from './hosted-fetch.ts'
import type { HostedSettings } from './hosted-settings.ts'
import { createTextModel } from './text-model.ts'

export interface HostedProviders {
  moderation: ModerationProvider
  images?: ImageProvider
  speech?: SpeechProvider
  translation?: TranslationProvider
}

/** Creates one provider for each model that the operator has configured. */
export function createHostedProviders(
  settings: HostedSettings,
  artist: ArtistWorkerPool,
  limits: HostedLimits = HOSTED_LIMITS,
): HostedProviders {
  const { models } = settings
  const withModel = (model: string) => ({ ...settings, model })
  const check = models.moderation ? createHostedCheck(withModel(models.moderation), limits) : undefined
  const moderation = createModeration(check)
  const text = models.text ? createTextModel(withModel(models.text), limits) : undefined
  return {
    moderation,
    ...(models.image && {
      images: createHostedImageProvider({
        model: createPictureModel(withModel(models.image), limits),
        artist,
        writer: text && createPageTextWriter(text, moderation),
        check,
      }),
    }),
    ...(models.speech && { speech: createHostedSpeech(withModel(models.speech), limits) }),
    ...(text && { translation: createHostedTranslation(text, moderation) }),
  }
}
