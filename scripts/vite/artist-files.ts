import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import path from 'node:path'
import { brotliDecompressSync } from 'node:zlib'
import type { Plugin } from 'vite'
import type { ListedFigure } from '#artist/figures/converted/parse-converted-figures.ts'
import { necessaryNounFigures } from '#artist/figures/noun-figures.ts'
import { LEXICON_FILES, parseEntries, type LexiconTexts } from '#artist/lexicon/lexicon.ts'
import { selectLanguage } from '#artist/lexicon/one-language.ts'
import { packFigures } from '#artist/figures/converted/packed-figures.ts'
import { LANGUAGES, type Language } from '#domain/text/languages.ts'

const LIST = 'virtual:artist-figures'
const ADDRESSES = 'virtual:artist-files'
const FIGURES_FILE = 'artist/figures/converted/figures.jsonl.br'
/** The browser shows no texts for search engines and no tips. */
const NOT_IN_BROWSER = { themes: '', tips: '' }

/**
 * The artist's data for the browser, as files that it loads when a drawing needs them: the words of one language, and each converted
 * figure, because a drawing needs one or two of nine hundred. `virtual:artist-figures` lists the figures, `virtual:artist-files` exports
 * the addresses. They contain a hash of the data, so the files never change.
 */
export function artistFiles(root = process.cwd()): Plugin {
  return {
    name: 'artist-files',
    resolveId: (id) => (id === LIST || id === ADDRESSES ? `\0${id}` : undefined),
    load(id) {
      if (id === `\0${LIST}`) {
        const { figures } = readFigures(root)
        const nouns = readFileSync(path.join(root, 'artist/figures/noun-figures.jsonl'), 'utf8')
        return `export const listedFigures = ${JSON.stringify(packFigures(figures))}
export const nounFigures = ${JSON.stringify(necessaryNounFigures(nouns))}`
      }
      if (id !== `\0${ADDRESSES}`) return undefined
      const lexicons = readLexicons(root).map(({ language, fileName }) => [language, `/${fileName}`])
      return `export const figureFolder = '/${readFigures(root).folder}'
export const lexiconFiles = ${JSON.stringify(Object.fromEntries(lexicons))}`
    },
    configureServer(server) {
      server.middlewares.use((request, response, next) => {
        const source = request.url?.startsWith('/assets/') && filesOf(root).get(request.url.slice(1))
        if (!source) return next()
        response.setHeader('content-type', 'application/json')
        response.end(source)
      })
    },
    generateBundle() {
      if (this.environment.name !== 'client') return
      for (const [fileName, source] of filesOf(root)) this.emitFile({ type: 'asset', fileName, source })
    },
  }
}

function filesOf(root: string): Map<string, string> {
  const { folder, figures } = readFigures(root)
  return new Map([
    ...figures.map(({ id, line }) => [`${folder}/${id}.json`, line] as const),
    ...readLexicons(root).map(({ fileName, json }) => [fileName, json] as const),
  ])
}

function readFigures(root: string): { folder: string; figures: (ListedFigure & { line: string })[] } {
  const data = readFileSync(path.join(root, FIGURES_FILE))
  const lines = brotliDecompressSync(data).toString().trim().split('\n')
  return {
    folder: `assets/figures-${hashOf(data)}`,
    figures: lines.map((line) => ({ line, ...(JSON.parse(line) as ListedFigure) })),
  }
}

function readLexicons(root: string): { language: Language; fileName: string; json: string }[] {
  const read = (file: string) => readFileSync(path.join(root, 'artist/lexicon', file), 'utf8')
  const texts = Object.fromEntries(Object.entries(LEXICON_FILES).map(([key, file]) => [key, read(file)]))
  const all = parseEntries({ ...(texts as unknown as LexiconTexts), ...NOT_IN_BROWSER })
  const entries = { ...all, templates: all.templates.filter(({ type }) => type !== 'seo') }
  return LANGUAGES.map((language) => {
    const json = JSON.stringify(selectLanguage(entries, language))
    return { language, json, fileName: `assets/lexicon-${language}-${hashOf(json)}.json` }
  })
}

const hashOf = (data: string | Buffer) => createHash('sha256').update(data).digest('hex').slice(0, 8)
