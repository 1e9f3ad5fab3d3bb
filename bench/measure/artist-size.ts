import { readdirSync } from 'node:fs'
import budgets from '../budgets.json' with { type: 'json' }
import { assetKb, assetsNamed } from './assets.ts'
import type { Measurement } from './measurements.ts'

/** How much the drawing table loads before it can draw, and for one figure. Measured from the build. */
export function artistSizes(): Measurement[] {
  const figures = assetsNamed('figures-')[0]!
  const figureFiles = readdirSync(`build/client${figures}`).filter((name) => name.endsWith('.json'))
  return [
    {
      name: "the artist's code and the words of the largest language, with gzip",
      value:
        assetsNamed('artist-worker-').reduce((total, path) => total + assetKb(path), 0) +
        Math.max(...assetsNamed('lexicon-').map(assetKb)),
      unit: 'kB',
      limit: { max: budgets.artist.coreKb },
    },
    {
      name: 'the largest figure that a drawing loads, with gzip',
      value: Math.max(...figureFiles.map((name) => assetKb(`${figures}/${name}`))),
      unit: 'kB',
      limit: { max: budgets.artist.figureKb },
    },
  ]
}
