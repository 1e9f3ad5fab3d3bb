import { existsSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { compileMessage } from '@lingui/message-utils/compileMessage'
import type { Plugin } from 'vite'
import { LANGUAGES } from '#domain/text/languages.ts'

const INDEX = 'virtual:texts'
const PREFIX = `${INDEX}/`
/**
 * The bundle that every visitor loads. The import functions of the other bundles are a separate module, loaded with
 * the first of them.
 */
const FIRST = 'site'
const LATER = `${INDEX}-later`
/** The address of the `site` bundle by language; known after the browser build. */
const ADDRESSES = `${INDEX}-addresses`

/**
 * Compiles the texts of `locales/` at build time, so that the browser needs no message parser:
 * `virtual:texts/de/site` contains the German texts of the bundle "site", as defined in `locales/bundles.json`.
 * `virtual:texts` exports a function that imports any bundle.
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
      if (id === `\0${INDEX}`) return indexModule(names)
      if (id === `\0${INDEX}-first`) return importersModule([FIRST])
      if (id === `\0${ADDRESSES}`) return `export default ${JSON.stringify(addresses)}`
      if (id === `\0${LATER}`) return importersModule(names.filter((name) => name !== FIRST))
      const [language = '', bundle = ''] = id.slice(PREFIX.length + 1).split('/')
      const features = bundles[bundle]
      if (!features) throw new Error(`locales/bundles.json names no bundle "${bundle}"`)
      const messages = features.flatMap((feature) => {
        const file = path.join(root, 'locales', language, `${feature}.json`)
        if (!existsSync(file)) throw new Error(`locales/${language}/${feature}.json is missing`)
        this.addWatchFile(file)
        const texts = JSON.parse(readFileSync(file, 'utf8')) as Record<string, string>
        return Object.entries(texts).map(([key, text]) => [`${feature}.${key}`, compileText(text)])
      })
      return `export default ${JSON.stringify(Object.fromEntries(messages))}`
    },
    generateBundle(_, files) {
      if (this.environment.name !== 'client') return
      for (const file of Object.values(files)) {
        const moduleId = file.type === 'chunk' ? file.facadeModuleId : null
        const language = LANGUAGES.find((each) => moduleId === `\0${PREFIX}${each}/${FIRST}`)
        if (language) addresses[language] = `/${file.fileName}`
      }
    },
  }
}

/** Most texts have no placeholders and become a plain string. */
function compileText(text: string): string | unknown[] {
  const tokens = compileMessage(text) as string | unknown[]
  if (typeof tokens === 'string') return tokens
  return tokens.every((token) => typeof token === 'string') ? tokens.join('') : tokens
}

const indexModule = (names: readonly string[]) => `
import first from '${INDEX}-first'
export const BUNDLES = ${JSON.stringify(names)}
export const fetchTexts = async (bundle, language) =>
  (bundle === '${FIRST}' ? first : (await import('${LATER}')).default)[bundle][language]()`

const importersModule = (names: readonly string[]) => {
  const importersOf = (name: string) =>
    LANGUAGES.map((language) => `${language}: () => import('${PREFIX}${language}/${name}')`).join(', ')
  return `export default { ${names.map((name) => `'${name}': { ${importersOf(name)} }`).join(',\n')} }`
}
