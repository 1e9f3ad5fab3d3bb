import { readFile } from 'node:fs/promises'
import { brotliDecompressSync } from 'node:zlib'
import type { ArtistData } from '#artist/artist.ts'
import { parseConvertedFigures } from '#artist/figures/converted/parse-converted-figures.ts'
import { LEXICON_FILES, parseLexicon, type LexiconTexts } from '#artist/lexicon/lexicon.ts'

const artist = new URL('../../../artist/', import.meta.url)
const read = (path: string) => readFile(new URL(path, artist))

/** Reads the artist's data files. */
export async function loadArtistData(): Promise<ArtistData> {
  const names = Object.entries(LEXICON_FILES)
  const [converted, nounFigures, ...texts] = await Promise.all([
    read('figures/converted/figures.jsonl.br'),
    read('figures/noun-figures.jsonl'),
    ...names.map(([, file]) => read(`lexicon/${file}`)),
  ])
  const lexicon = Object.fromEntries(names.map(([key], i) => [key, texts[i]!.toString()]))
  return {
    lexicon: parseLexicon(lexicon as unknown as LexiconTexts),
    converted: parseConvertedFigures(brotliDecompressSync(converted).toString()),
    nounFigures: nounFigures.toString(),
  }
}
