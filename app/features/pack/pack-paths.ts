import { formatPack, type PackEntry } from '#domain/print/class-pack.ts'
import { formatPackOptions, type PackOptions } from '#domain/print/pack-options.ts'
import type { PaperSize } from '#domain/print/paper-size.ts'
import type { Language } from '#domain/text/languages.ts'

/** The PDF of a class pack. */
export const packPdfPath = (
  entries: readonly PackEntry[],
  language: Language,
  options: PackOptions & { paper: PaperSize; foot: boolean },
) =>
  `/print/pack/coloring-pack.pdf?pages=${formatPack(entries)}&lang=${language}&paper=${options.paper}${options.foot ? '' : '&foot=off'}${formatPackOptions(options)}&download`

/** Opens a class pack on another device, as it is printed here. */
export const sharedPackPath = (entries: readonly PackEntry[], language: Language, options: PackOptions) =>
  `/${language}/pack?pages=${formatPack(entries)}${formatPackOptions(options)}`
