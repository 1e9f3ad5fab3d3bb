import { readFileSync } from 'node:fs'
import { brotliDecompressSync } from 'node:zlib'
import { readConverted } from '#artist/figures/converted/read-converted.ts'
import { ownMakers } from '#artist/figures/own-makers.ts'
import { createRegistry, type Registry } from '#artist/figures/registry.ts'
import { dataFile } from './convert/source.ts'

export const convertedFigures = () => readConverted(brotliDecompressSync(readFileSync(dataFile)).toString())

export const allFigures = (): Registry => createRegistry({ converted: convertedFigures(), ...ownMakers })
