import { existsSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { compileMessage } from '@lingui/message-utils/compileMessage'
import type { Plugin } from 'vite'

const PREFIX = 'virtual:texts/'

/**
 * `virtual:texts/de/site` is the German text of the bundle "site", its messages compiled at build time: the browser loads one small
 * file in one language and carries no message parser. What belongs to a bundle stands in `locales/bundles.json`.
 */
export function compiledTexts(root = process.cwd()): Plugin {
  return {
    name: 'compiled-texts',
    enforce: 'pre',
    resolveId: (id) => (id.startsWith(PREFIX) ? `\0${id}` : undefined),
    load(id) {
      if (!id.startsWith(`\0${PREFIX}`)) return undefined
      const [language = '', bundle = ''] = id.slice(PREFIX.length + 1).split('/')
      const bundles = JSON.parse(readFileSync(path.join(root, 'locales/bundles.json'), 'utf8')) as Record<
        string,
        string[]
      >
      const features = bundles[bundle]
      if (!features) throw new Error(`locales/bundles.json names no bundle "${bundle}"`)
      const messages = features.flatMap((feature) => {
        const file = path.join(root, 'locales', language, `${feature}.json`)
        if (!existsSync(file)) throw new Error(`locales/${language}/${feature}.json is missing`)
        this.addWatchFile(file)
        const texts = JSON.parse(readFileSync(file, 'utf8')) as Record<string, string>
        return Object.entries(texts).map(([key, text]) => [`${feature}.${key}`, compileMessage(text)])
      })
      return `export default ${JSON.stringify(Object.fromEntries(messages))}`
    },
  }
}
