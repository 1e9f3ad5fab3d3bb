import { createContext, type ReactNode, use, useMemo } from 'react'
import type { Language } from '#domain/text/languages.ts'
import type { TextId } from './text-id.ts'
import { loadedTexts, type Texts as LoadedTexts } from './load-texts.ts'
import { formatMessage, type Values } from './format-message.ts'

const TextsContext = createContext<LoadedTexts | null>(null)

export type Translate = (id: TextId, values?: Values) => string

const createTranslate =
  ({ language, messages }: LoadedTexts): Translate =>
  (id, values = {}) =>
    formatMessage(messages[id] ?? id, values, language)

export function TextsProvider({ language, children }: { language: Language; children: ReactNode }) {
  return <TextsContext value={loadedTexts(language)}>{children}</TextsContext>
}

/** Returns `t`: `t('home.title')` is the text in the language of the page. */
export function useText(): Translate {
  const texts = use(TextsContext)
  if (!texts) throw new Error('useText needs <TextsProvider> above it')
  return useMemo(() => createTranslate(texts), [texts])
}
