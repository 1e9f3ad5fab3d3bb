import type { Language } from '#domain/languages.ts'
import { type Bundle, fetchTexts } from 'virtual:texts'
import type { Message } from './say.ts'

/** The texts of one language that have arrived so far. */
export interface Texts {
  language: Language
  messages: Record<string, Message>
}

const languages = new Map<Language, Texts>()
const loading = new Map<string, Promise<Texts>>()

/**
 * The texts of one bundle in one language, loaded once. Only the language in use ever reaches a browser, and only the bundles of the
 * screens it shows: every visitor has `site`, what is said to admins comes with their screens.
 */
export function loadTexts(language: Language, bundle: Bundle = 'site'): Promise<Texts> {
  const key = `${language}/${bundle}`
  const known = loading.get(key)
  if (known) return known
  const asked = load(language, bundle)
  loading.set(key, asked)
  asked.then(
    // React reads a promise marked like this at once: what is there is rendered without waiting, also where no script will run.
    (texts) => Object.assign(asked, { status: 'fulfilled', value: texts }),
    // A failed download may be tried again.
    () => loading.delete(key),
  )
  return asked
}

async function load(language: Language, bundle: Bundle): Promise<Texts> {
  const { default: messages } = await fetchTexts(bundle, language)
  const texts = languages.get(language) ?? { language, messages: {} }
  Object.assign(texts.messages, messages)
  languages.set(language, texts)
  return texts
}

/**
 * For rendering, which cannot wait: the loaders above the screens have loaded the language before. That the way to another language has
 * failed is said in the one that is here.
 */
export function loadedTexts(language: Language): Texts {
  const texts = languages.get(language) ?? languages.values().next().value
  if (!texts) throw new Error(`the texts of "${language}" are not loaded`)
  return texts
}
