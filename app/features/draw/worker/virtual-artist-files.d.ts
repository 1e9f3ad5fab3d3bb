// Created by `scripts/vite/artist-files.ts`.

declare module 'virtual:artist-figures' {
  import type { unpackFigures } from '#artist/figures/converted/packed-figures.ts'

  /** The converted figures without their shapes. */
  export const listedFigures: Parameters<typeof unpackFigures>[0]
  /** Which figure draws which noun, as far as the name of the noun does not say it. */
  export const nounFigures: string
}

/** The addresses of the artist's data files. */
declare module 'virtual:artist-files' {
  import type { Language } from '#domain/text/languages.ts'

  export const figureFolder: string
  export const lexiconFiles: Record<Language, string>
}
