/**
 * Loads each bundle of `locales/bundles.json` in each language as a separate file: see
 * `scripts/vite/compiled-texts.ts`.
 */
declare module 'virtual:texts' {
  import type { Language } from '#domain/text/languages.ts'
  import type { Message } from '#app/lib/texts/format-message.ts'
  import type names from '#locales/bundles.json'

  export type Bundle = keyof typeof names
  export const BUNDLES: readonly Bundle[]
  export function fetchTexts(
    bundle: Bundle,
    language: Language,
  ): Promise<{ default: Record<string, Message> }>
}

/**
 * The URL of the `site` bundle by language, for preload headers. Only filled in the server's production build.
 */
declare module 'virtual:texts-addresses' {
  import type { Language } from '#domain/text/languages.ts'

  const urls: Partial<Record<Language, string>>
  export default urls
}
