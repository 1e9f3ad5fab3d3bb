import { readFileSync } from 'node:fs'
import type { Language } from '#domain/languages.ts'

/** What the site says in a language, by feature and id as screens ask for it. A text with a gap is answered up to the gap. */
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
