import { LANGUAGES, type Language } from '#domain/text/languages.ts'
import { createLexicon, type Lexicon, type LexiconEntries } from './lexicon.ts'

// A browser loads the words of one language. A wish with words of other languages needs those, too.

type Entry = Partial<Record<Language, unknown>> & { language?: Language }

/** The entries with the forms of one language only. */
export function selectLanguage(entries: LexiconEntries, language: Language): LexiconEntries {
  const isForm = (key: string) => key !== language && (LANGUAGES as readonly string[]).includes(key)
  const select = (entry: Entry) => Object.fromEntries(Object.entries(entry).filter(([key]) => !isForm(key)))
  const isSpoken = (entry: Entry) => entry.language === undefined || entry.language === language
  return Object.fromEntries(
    Object.entries(entries).map(([name, list]) => [name, (list as Entry[]).filter(isSpoken).map(select)]),
  ) as unknown as LexiconEntries
}

/** Adds the words of another language to a lexicon, so that they are understood. Its texts stay in its own languages. */
export function addLanguage(lexicon: Lexicon, entries: LexiconEntries, language: Language): void {
  const added = createLexicon(entries, [language])
  for (const name of ['nouns', 'adjectives', 'verbs', 'places'] as const)
    for (const [id, entry] of added[name])
      Object.assign(lexicon[name].get(id) ?? {}, { [language]: entry[language] })
  lexicon.words[language] = added.words[language]
}
