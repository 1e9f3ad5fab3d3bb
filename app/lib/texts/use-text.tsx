import { createContext, type ReactNode, use, useMemo } from 'react'
import type { Language } from '#domain/languages.ts'
import type { TextId } from './ids.ts'
import { loadedTexts, type Texts as LoadedTexts } from './load.ts'
import { say, type Values } from './say.ts'

const TextsContext = createContext<LoadedTexts | null>(null)

export type Translate = (id: TextId, values?: Values) => string

export const translator =
  ({ language, messages }: LoadedTexts): Translate =>
  (id, values = {}) =>
    say(messages[id] ?? id, values, language)

export function Texts({ language, children }: { language: Language; children: ReactNode }) {
  return <TextsContext value={loadedTexts(language)}>{children}</TextsContext>
}

/** `t('home.title')` in the language of the page. */
export function useText(): Translate {
  const texts = use(TextsContext)
  if (!texts) throw new Error('useText needs <Texts> above it')
  return useMemo(() => translator(texts), [texts])
}
