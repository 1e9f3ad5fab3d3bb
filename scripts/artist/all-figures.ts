import { readFileSync } from 'node:fs'
import { brotliDecompressSync } from 'node:zlib'
import { parseConvertedFigures } from '#artist/figures/converted/parse-converted-figures.ts'
import { ownMakers } from '#artist/figures/own-makers.ts'
import { createRegistry, type Registry } from '#artist/figures/registry.ts'
import { dataFile } from './convert/icon-sources.ts'

export const convertedFigures = () =>
  parseConvertedFigures(brotliDecompressSync(readFileSync(dataFile)).toString())

export const allFigures = (): Registry => createRegistry({ converted: convertedFigures(), ...ownMakers })
