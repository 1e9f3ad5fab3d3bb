import { isLanguage, type Language } from '#domain/text/languages.ts'
import { sanitise } from '#domain/text/sanitise.ts'

/** A synonym in the edit form: in this language, the word means the same as the meaning. */
export interface SynonymFormValues {
  language: Language
  word: string
  meaning: string
}

/** The database has the same limit. */
export const SYNONYM_MAX_LENGTH = 80

/** The form for a search without result, as in the URL. */
export const synonymForMiss = (word: string, language: string, fallback: Language): SynonymFormValues => ({
  language: isLanguage(language) ? language : fallback,
  word: word.slice(0, SYNONYM_MAX_LENGTH),
  meaning: '',
})

export const toSynonymRow = ({ language, word, meaning }: SynonymFormValues) => ({
  language,
  word: sanitise(word),
  meaning: sanitise(meaning),
})

export function validateSynonym(values: SynonymFormValues): 'required' | 'same' | undefined {
  const { word, meaning } = toSynonymRow(values)
  if (word === '' || meaning === '') return 'required'
  return word.toLowerCase() === meaning.toLowerCase() ? 'same' : undefined
}
