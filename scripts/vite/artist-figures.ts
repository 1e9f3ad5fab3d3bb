import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import path from 'node:path'
import { brotliDecompressSync } from 'node:zlib'
import type { Plugin } from 'vite'
import type { ListedFigure } from '#artist/figures/converted/parse-converted-figures.ts'

const MODULE = 'virtual:artist-figures'
const DATA_FILE = 'artist/figures/converted/figures.jsonl.br'

/**
 * The converted figures for the browser: `virtual:artist-figures` lists them, and each figure is a file of its own, because a drawing
 * needs one or two of nine hundred. The folder is named after the data, so that its files never change.
 */
export function artistFigures(root = process.cwd()): Plugin {
  const read = () => {
    const data = readFileSync(path.join(root, DATA_FILE))
    const folder = `assets/figures-${createHash('sha256').update(data).digest('hex').slice(0, 8)}`
    const lines = brotliDecompressSync(data).toString().trim().split('\n')
    const figures = lines.map((line) => ({ line, ...(JSON.parse(line) as ListedFigure) }))
    return { folder, figures }
  }
  return {
    name: 'artist-figures',
    resolveId: (id) => (id === MODULE ? `\0${MODULE}` : undefined),
    load(id) {
      if (id !== `\0${MODULE}`) return undefined
      const { folder, figures } = read()
      const list = figures.map(({ id, height, rests, topic }) => ({ id, height, rests, topic }))
      return `export const folder = '/${folder}'\nexport default ${JSON.stringify(list)}`
    },
    configureServer(server) {
      server.middlewares.use((request, response, next) => {
        const id = /^\/assets\/figures-\w+\/([\w-]+)\.json$/.exec(request.url ?? '')?.[1]
        const figure = id && read().figures.find((each) => each.id === id)
        if (!figure) return next()
        response.setHeader('content-type', 'application/json')
        response.end(figure.line)
      })
    },
    generateBundle() {
      if (this.environment.name !== 'client') return
      const { folder, figures } = read()
      for (const { id, line } of figures)
        this.emitFile({ type: 'asset', fileName: `${folder}/${id}.json`, source: line })
    },
  }
}
