import { existsSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { compileMessage } from '@lingui/message-utils/compileMessage'
import type { Plugin } from 'vite'
import { LANGUAGES } from '#domain/languages.ts'

const INDEX = 'virtual:texts'
const PREFIX = `${INDEX}/`
/** What every visitor has. How to fetch the others is itself fetched with the first of them. */
const FIRST = 'site'
const LATER = `${INDEX}-later`
/** Under which address a browser finds what every visitor has, by language; known once the browser's build is done. */
const ADDRESSES = `${INDEX}-addresses`

/**
 * `virtual:texts/de/site` is the German text of the bundle "site", its messages compiled at build time: the browser loads one small
 * file in one language and carries no message parser. What belongs to a bundle stands in `locales/bundles.json`; `virtual:texts` knows
 * how to fetch each of them.
 */
export function compiledTexts(root = process.cwd()): Plugin {
  const addresses: Record<string, string> = {}
  return {
    name: 'compiled-texts',
    enforce: 'pre',
    resolveId: (id) => (id.startsWith(INDEX) ? `\0${id}` : undefined),
    load(id) {
      if (!id.startsWith(`\0${INDEX}`)) return undefined
      const bundles = JSON.parse(readFileSync(path.join(root, 'locales/bundles.json'), 'utf8')) as Record<
        string,
        string[]
      >
      const names = Object.keys(bundles)
      if (id === `\0${INDEX}`) return index(names)
      if (id === `\0${INDEX}-first`) return fetchers([FIRST])
      if (id === `\0${ADDRESSES}`) return `export default ${JSON.stringify(addresses)}`
      if (id === `\0${LATER}`) return fetchers(names.filter((name) => name !== FIRST))
      const [language = '', bundle = ''] = id.slice(PREFIX.length + 1).split('/')
      const features = bundles[bundle]
      if (!features) throw new Error(`locales/bundles.json names no bundle "${bundle}"`)
      const messages = features.flatMap((feature) => {
        const file = path.join(root, 'locales', language, `${feature}.json`)
        if (!existsSync(file)) throw new Error(`locales/${language}/${feature}.json is missing`)
        this.addWatchFile(file)
        const texts = JSON.parse(readFileSync(file, 'utf8')) as Record<string, string>
        return Object.entries(texts).map(([key, text]) => [`${feature}.${key}`, prepared(text)])
      })
      return `export default ${JSON.stringify(Object.fromEntries(messages))}`
    },
    generateBundle(_, files) {
      if (this.environment.name !== 'client') return
      for (const file of Object.values(files)) {
        const made = file.type === 'chunk' ? file.facadeModuleId : null
        const language = LANGUAGES.find((each) => made === `\0${PREFIX}${each}/${FIRST}`)
        if (language) addresses[language] = `/${file.fileName}`
      }
    },
  }
}

/** A text without places for values is a plain string, which is what most of them are. */
function prepared(text: string): string | unknown[] {
  const tokens = compileMessage(text) as string | unknown[]
  if (typeof tokens === 'string') return tokens
  return tokens.every((token) => typeof token === 'string') ? tokens.join('') : tokens
}

const index = (names: readonly string[]) => `
import first from '${INDEX}-first'
export const BUNDLES = ${JSON.stringify(names)}
export const fetchTexts = async (bundle, language) =>
  (bundle === '${FIRST}' ? first : (await import('${LATER}')).default)[bundle][language]()`

const fetchers = (names: readonly string[]) => {
  const ofAll = (name: string) =>
    LANGUAGES.map((language) => `${language}: () => import('${PREFIX}${language}/${name}')`).join(', ')
  return `export default { ${names.map((name) => `'${name}': { ${ofAll(name)} }`).join(',\n')} }`
}
