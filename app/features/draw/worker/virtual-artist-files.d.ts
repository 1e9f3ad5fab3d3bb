// Created by `scripts/vite/artist-files.ts`.

/** The converted figures without their shapes. */
declare module 'virtual:artist-figures' {
  import type { ListedFigure } from '#artist/figures/converted/parse-converted-figures.ts'

  const figures: readonly ListedFigure[]
  export default figures
}

/** The addresses of the artist's data files. */
declare module 'virtual:artist-files' {
  import type { Language } from '#domain/text/languages.ts'

  export const figureFolder: string
  export const lexiconFiles: Record<Language, string>
}
