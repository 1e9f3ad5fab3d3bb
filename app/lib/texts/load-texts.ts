import type { Language } from '#domain/text/languages.ts'
import { type Bundle, fetchTexts } from 'virtual:texts'
import type { Message } from './format-message.ts'

/** The texts of one language that are loaded so far. */
export interface Texts {
  language: Language
  messages: Record<string, Message>
}

const languages = new Map<Language, Texts>()
const loading = new Map<string, Promise<Texts>>()
/** After a failed download a call tries again only after this time. */
const RETRY_AFTER_MS = 1000

/**
 * Loads the texts of one bundle in one language once. A browser loads only the language in use and only the bundles
 * of the screens it shows: `site` for every visitor, the bundles for admins with their screens.
 */
export function loadTexts(language: Language, bundle: Bundle = 'site'): Promise<Texts> {
  const key = `${language}/${bundle}`
  const cached = loading.get(key)
  if (cached) return cached
  const request = load(language, bundle)
  loading.set(key, request)
  request.then(
    // React's `use` reads a promise with these fields synchronously, so server rendering and hydration do not
    // suspend.
    (texts) => Object.assign(request, { status: 'fulfilled', value: texts }),
    // React renders again after a failure and must get the same rejected promise, or it would request the texts again and again.
    () => setTimeout(() => loading.delete(key), RETRY_AFTER_MS),
  )
  return request
}

async function load(language: Language, bundle: Bundle): Promise<Texts> {
  const { default: messages } = await fetchTexts(bundle, language)
  const texts = languages.get(language) ?? { language, messages: {} }
  Object.assign(texts.messages, messages)
  languages.set(language, texts)
  return texts
}

/**
 * For rendering, which is synchronous: the loader of the site layout has loaded the language before. If loading
 * another language failed, the error screen uses the language that is loaded.
 */
export function loadedTexts(language: Language): Texts {
  const texts = languages.get(language) ?? languages.values().next().value
  if (!texts) throw new Error(`the texts of "${language}" are not loaded`)
  return texts
}
