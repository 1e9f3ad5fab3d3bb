import type { ArtistWorkers } from '../images/artist/workers.ts'
import { createHostedImages } from '../images/hosted/hosted-images.ts'
import { createPageWriter } from '../images/hosted/page-writer.ts'
import { createPictureModel } from '../images/hosted/picture-model.ts'
import type { ImageProvider } from '../images/image-provider.ts'
import { createModeration } from '../moderation/children.ts'
import { createHostedCheck } from '../moderation/hosted-check.ts'
import type { ModerationProvider } from '../moderation/moderation-provider.ts'
import { createHostedSpeech } from '../speech/hosted-speech.ts'
import type { SpeechProvider } from '../speech/speech-provider.ts'
import { createHostedTranslation } from '../translation/hosted-translation.ts'
import type { TranslationProvider } from '../translation/translation-provider.ts'
import { LIMITS, type Limits } from './calls.ts'
import type { HostedSettings } from './settings.ts'
import { createTextModel } from './text-model.ts'

export interface Hosted {
  moderation: ModerationProvider
  images?: ImageProvider
  speech?: SpeechProvider
  translation?: TranslationProvider
}

/** One adapter for each model that was named. */
export function openHosted(settings: HostedSettings, artist: ArtistWorkers, limits: Limits = LIMITS): Hosted {
  const { models } = settings
  const withModel = (model: string) => ({ ...settings, model })
  const check = models.moderation ? createHostedCheck(withModel(models.moderation), limits) : undefined
  const moderation = createModeration(check)
  const text = models.text ? createTextModel(withModel(models.text), limits) : undefined
  return {
    moderation,
    ...(models.image && {
      images: createHostedImages({
        model: createPictureModel(withModel(models.image), limits),
        artist,
        writer: text && createPageWriter(text, moderation),
        check,
      }),
    }),
    ...(models.speech && { speech: createHostedSpeech(withModel(models.speech), limits) }),
    ...(text && { translation: createHostedTranslation(text, moderation) }),
  }
}
