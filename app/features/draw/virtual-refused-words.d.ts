/** The words that a device refuses without the server, by language: see `scripts/vite/refused-words.ts`. */
declare module 'virtual:refused-words' {
  import type { RefusedWords } from '#domain/safety/refused-words.ts'
  import type { Language } from '#domain/text/languages.ts'

  const lists: Record<Language, () => Promise<{ default: RefusedWords }>>
  export default lists
}
