import type { ArtistWorkers } from '#providers/images/artist/workers.ts'
import type { ImageProvider } from '#providers/images/image-provider.ts'
import type { ModerationProvider } from '#providers/moderation/moderation-provider.ts'
import type { SpeechProvider } from '#providers/speech/speech-provider.ts'
import type { TranslationProvider } from '#providers/translation/translation-provider.ts'
import type { Upkeep } from './upkeep.ts'

/** Mails to account owners about their account; the words belong to whoever sends. */
export interface NoticeMail {
  /** Throws when the mail could not be handed over. */
  send(notice: { to: string; kind: string; language: string }): Promise<void>
}

/** The outside services functions may use, each behind a small port. What is not there is not configured. */
export interface Providers {
  /** Pages, titles and renditions by our own hand. Always there, whoever draws the wishes. */
  artist: ArtistWorkers
  /** Who draws wishes. */
  images: ImageProvider
  moderation: ModerationProvider
  speech?: SpeechProvider
  translation?: TranslationProvider
  mail: NoticeMail
  upkeep: Upkeep
}
