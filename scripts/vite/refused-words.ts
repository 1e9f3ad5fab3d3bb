import type { Plugin } from 'vite'
import { isLanguage, LANGUAGES } from '#domain/text/languages.ts'
import { wordsForDevice } from '#providers/moderation/lexicon/words-for-device.ts'

const INDEX = 'virtual:refused-words'

/** The words that the drawing table refuses without the server, from the server's lexicon: one module per language. */
export function refusedWords(): Plugin {
  return {
    name: 'refused-words',
    resolveId: (id) => (id.startsWith(INDEX) ? `\0${id}` : undefined),
    load(id) {
      if (!id.startsWith(`\0${INDEX}`)) return undefined
      const language = id.slice(INDEX.length + 2)
      if (isLanguage(language)) return `export default ${JSON.stringify(wordsForDevice(language))}`
      const imports = LANGUAGES.map((each) => `${each}: () => import('${INDEX}/${each}')`)
      return `export default { ${imports.join(', ')} }`
    },
  }
}
