import type { Language } from '#domain/languages.ts'
import type { ArtistWorkers } from '#providers/images/artist/workers.ts'

/** The outside services functions may use, each behind a small port. */
export interface Providers {
  artist: ArtistWorkers
  moderation: {
    /** Whether a text may be drawn, shown and translated here. */
    isFitForChildren(text: string, language: Language): Promise<boolean>
  }
}
