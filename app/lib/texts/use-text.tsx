import type { I18n } from '@lingui/core'
import { createContext, type ReactNode, use } from 'react'
import type { Language } from '#domain/languages.ts'
import type { TextId } from './ids.ts'
import { loadedTexts } from './load.ts'

const TextsContext = createContext<I18n | null>(null)

export type Translate = (id: TextId, values?: Record<string, string | number>) => string

export const translator =
  (texts: I18n): Translate =>
  (id, values) =>
    texts._(id, values)

export function Texts({ language, children }: { language: Language; children: ReactNode }) {
  return <TextsContext value={loadedTexts(language)}>{children}</TextsContext>
}

/** `t('home.title')` in the language of the page. */
export function useText(): Translate {
  const texts = use(TextsContext)
  if (!texts) throw new Error('useText needs <Texts> above it')
  return translator(texts)
}
