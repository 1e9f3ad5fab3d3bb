import { readdirSync, readFileSync } from 'node:fs'
import { gzipSync } from 'node:zlib'

/** The paths of the built scripts, data files and folders whose names start so. */
export const assetsNamed = (start: string): string[] =>
  readdirSync('build/client/assets')
    .filter((name) => name.startsWith(start) && !/\.(br|gz)$/.test(name))
    .map((name) => `/assets/${name}`)

/** The size of a built file, compressed with gzip. */
export const assetKb = (path: string): number =>
  gzipSync(readFileSync(`build/client${path}`), { level: 9 }).byteLength / 1000
