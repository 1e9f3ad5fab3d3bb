import { useQuery } from '@tanstack/react-query'
import type { Language } from '#domain/text/languages.ts'
import type { Emoji } from './find-emoji.ts'

const EMOJI_DATA: Record<Language, () => Promise<{ default: unknown }>> = {
  en: () => import('emojibase-data/en/compact.json'),
  de: () => import('emojibase-data/de/compact.json'),
  fr: () => import('emojibase-data/fr/compact.json'),
  es: () => import('emojibase-data/es/compact.json'),
  it: () => import('emojibase-data/it/compact.json'),
  nl: () => import('emojibase-data/nl/compact.json'),
}

/** All emoji with their names in one language. */
export const useEmoji = (language: Language) =>
  useQuery({
    queryKey: ['emoji', language],
    staleTime: Infinity,
    queryFn: async () => (await EMOJI_DATA[language]()).default as Emoji[],
  })
