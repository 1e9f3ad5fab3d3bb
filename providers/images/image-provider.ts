import type { Scene } from '#artist/scene.ts'
import type { Difficulty, Style } from '#domain/creation.ts'
import type { Language } from '#domain/languages.ts'
import type { PictureSource } from '#domain/picture-source.ts'
import type { Finished } from './artist/jobs.ts'

export interface PictureWish {
  prompt: string
  style: Style
  seed: number
  language: Language
  difficulty?: Difficulty
  /** The page to change instead of drawing a new one: its master, and its scene when the artist drew it. */
  base?: { scene?: Scene; svg?: string }
  signal: AbortSignal
}

/** A finished page. Only what the artist drew has a scene: a scene is a promise that the same drawing can be made again. */
export type DrawnPicture = Omit<Finished, 'scene'> & { scene?: Scene; source: PictureSource }

export interface ImageProvider {
  /** The artist answers in a moment; a hosted model takes up to a minute, and people are told. */
  readonly kind: 'artist' | 'hosted'
  /** Ends in a page that passed the gate, or in a `ProviderError`. */
  draw(wish: PictureWish): Promise<DrawnPicture>
}
