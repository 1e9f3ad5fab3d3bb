import type { Language } from '#domain/text/languages.ts'

/** What follows a letter in "L is for lion". */
const LETTER_INTRODUCTIONS: Readonly<Record<Language, readonly string[]>> = {
  en: ['is for', 'for'],
  de: ['wie'],
  fr: ['comme'],
  es: ['de', 'como'],
  it: ['come', 'di'],
  nl: ['van', 'is van', 'als'],
}
/** Letters that are words of their own, or the end of one ("foto's van"). */
const LETTERS_AS_WORDS: Readonly<Record<Language, string>> = {
  en: 'ai',
  de: '',
  fr: 'ay',
  es: 'aeouy',
  it: 'aeio',
  nl: 'nstu',
}

/** For the concept of a letter, the phrases before a word that begins with it: "l is for". */
export function introductionsOfLetter(id: string, language: Language): string[] {
  const letter = /^letter-([a-z])$/.exec(id)?.[1]
  if (!letter || LETTERS_AS_WORDS[language].includes(letter)) return []
  return LETTER_INTRODUCTIONS[language].map((words) => `${letter} ${words}`)
}
