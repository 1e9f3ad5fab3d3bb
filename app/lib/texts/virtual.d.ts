/** Every bundle of `locales/bundles.json` in every language, each a file of its own: see `scripts/vite/compiled-texts.ts`. */
declare module 'virtual:texts' {
  import type { Language } from '#domain/languages.ts'
  import type { Message } from '#app/lib/texts/say.ts'
  import type names from '#locales/bundles.json'

  export type Bundle = keyof typeof names
  export const BUNDLES: readonly Bundle[]
  export function fetchTexts(
    bundle: Bundle,
    language: Language,
  ): Promise<{ default: Record<string, Message> }>
}

/** Where a browser finds the texts every visitor has; empty in development. Only the server knows it. */
declare module 'virtual:texts-addresses' {
  import type { Language } from '#domain/languages.ts'

  const addresses: Partial<Record<Language, string>>
  export default addresses
}
