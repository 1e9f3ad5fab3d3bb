import type { Scene } from '#artist/scene.ts'
import type { Difficulty, Style } from '#domain/pages/creation-options.ts'
import type { Language } from '#domain/text/languages.ts'
import type { PictureSource } from '#domain/pages/picture-source.ts'
import type { FinishedPage } from './artist/workers/artist-jobs.ts'

export interface ImageRequest {
  prompt: string
  style: Style
  seed: number
  language: Language
  difficulty?: Difficulty
  /** The page to change instead of drawing a new one: its master file, and its scene if the artist drew it. */
  base?: { scene?: Scene; svg?: string }
  signal: AbortSignal
}

/** A finished page. Only the artist's pages have a scene, because only they can be drawn again. */
export type ProvidedPage = Omit<FinishedPage, 'scene'> & { scene?: Scene; source: PictureSource }

export interface ImageProvider {
  /** The artist needs about a second; a hosted model up to a minute, which the user interface announces. */
  readonly kind: 'artist' | 'hosted'
  /** Returns a page that passed the gate, or throws a `ProviderError`. */
  draw(wish: ImageRequest): Promise<ProvidedPage>
}
