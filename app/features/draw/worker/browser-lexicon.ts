import { createLexicon, type Lexicon, type LexiconEntries } from '#artist/lexicon/lexicon.ts'
import { addLanguage } from '#artist/lexicon/one-language.ts'
import type { WordIndex } from '#artist/lexicon/word-index.ts'
import { LANGUAGES, type Language } from '#domain/text/languages.ts'
import { DataNotLoaded } from './data-not-loaded.ts'

/** The words of one language, and a way to load the others: a child may write "Unicorn" in a German sentence. */
interface BrowserLexicon {
  lexicon: Lexicon
  /** Loads the words of the other languages. Without a connection the artist does without them. */
  loadOthers(): Promise<void>
}

const NO_WORDS: WordIndex = {
  exact: new Map(),
  withoutAccents: new Map(),
  maxWords: 1,
  requests: new Set(),
  askers: new Set(),
  asking: new Set(),
  byFirstLetter: new Map(),
  realWords: new Set(),
}

type LoadEntries = (language: Language) => Promise<LexiconEntries>

export async function createBrowserLexicon(own: Language, load: LoadEntries): Promise<BrowserLexicon> {
  const created = createLexicon(await load(own), [own])
  const others = LANGUAGES.filter((language) => language !== own)
  let loading: Promise<void> | undefined
  let isUnavailable = false

  const loadOthers = () =>
    (loading ??= Promise.all(others.map(load)).then(
      (loaded) => loaded.forEach((entries, at) => addLanguage(lexicon, entries, others[at]!)),
      () => {
        isUnavailable = true
        loading = undefined
      },
    ))
  const words = { ...created.words }
  const lexicon: Lexicon = {
    ...created,
    words: new Proxy(words, {
      get(_, language: Language): WordIndex {
        if (words[language]) return words[language]
        if (isUnavailable) return NO_WORDS
        throw new DataNotLoaded(`the words of ${language}`, loadOthers)
      },
    }),
  }
  return { lexicon, loadOthers }
}
