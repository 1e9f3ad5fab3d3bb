import type { Adjective } from '#artist/lexicon/entries.ts'

/** "Another", "ein anderer": inflected like an adjective; the grammars of English and Spanish join it with the article. */
export const ANOTHER: Adjective = {
  id: 'another',
  look: 'another',
  class: 'number',
  en: { also: [], a: 'other' },
  de: { also: [], stem: 'ander', pred: 'anders' },
  fr: { also: [], ms: 'autre', fs: 'autre', mp: 'autres', fp: 'autres', pos: 'before' },
  es: { also: [], ms: 'otro', fs: 'otra', mp: 'otros', fp: 'otras', pos: 'before' },
  it: { also: [], ms: 'altro', fs: 'altra', mp: 'altri', fp: 'altre', pos: 'before' },
  nl: { also: [], base: 'ander', e: 'andere' },
}
