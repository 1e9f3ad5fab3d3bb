import { readFileSync } from 'node:fs'
import type { Language } from '#domain/text/languages.ts'

/** Looks up texts of a language by `feature.id`. A text with a placeholder is returned up to the placeholder. */
export function textsOf(language: Language): (id: `${string}.${string}`) => string {
  const features = new Map<string, Record<string, string>>()
  return (id) => {
    const [feature = '', name = ''] = id.split('.')
    if (!features.has(feature))
      features.set(
        feature,
        JSON.parse(readFileSync(`locales/${language}/${feature}.json`, 'utf8')) as Record<string, string>,
      )
    const text = features.get(feature)![name]
    if (text === undefined) throw new Error(`no text ${id} in ${language}`)
    return text.replace(/\s*\{.*/s, '')
  }
}
