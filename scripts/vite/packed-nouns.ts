import { readFileSync } from 'node:fs'
import path from 'node:path'
import type { Plugin } from 'vite'
import type { Noun } from '#artist/lexicon/entries.ts'
import { packNouns } from '#artist/lexicon/packed-nouns.ts'

const MODULE = 'virtual:packed-nouns'
const DATA_FILE = 'artist/lexicon/nouns.jsonl'

/** The nouns of the lexicon for the browser, packed at build time. */
export function packedNouns(root = process.cwd()): Plugin {
  return {
    name: 'packed-nouns',
    resolveId: (id) => (id === MODULE ? `\0${MODULE}` : undefined),
    load(id) {
      if (id !== `\0${MODULE}`) return undefined
      const lines = readFileSync(path.join(root, DATA_FILE), 'utf8').trim().split('\n')
      const packed = packNouns(lines.map((line) => JSON.parse(line) as Noun))
      return `export default ${JSON.stringify(packed)}`
    },
  }
}
