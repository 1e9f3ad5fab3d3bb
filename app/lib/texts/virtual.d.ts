/** Every bundle of `locales/bundles.json` in every language, each a file of its own: see `scripts/vite/compiled-texts.ts`. */
declare module 'virtual:texts' {
  import type { Messages } from '@lingui/core'
  import type { Language } from '#domain/languages.ts'
  import type names from '#locales/bundles.json'

  export type Bundle = keyof typeof names
  const bundles: Record<Bundle, Record<Language, () => Promise<{ default: Messages }>>>
  export default bundles
}
