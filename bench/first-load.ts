// The JavaScript that the first visit of the home, category and page screens loads, and what the drawing table loads to draw. Measured from
// the build (`npm start` creates it).
import { readdirSync, readFileSync } from 'node:fs'
import { brotliCompressSync, gzipSync } from 'node:zlib'
import type { ServerBuild } from 'react-router'
import budgets from './budgets.json' with { type: 'json' }
import { artistSizes } from './measure/artist-size.ts'
import { type Measurement, reportMeasurements } from './measure/measurements.ts'

const { assets } = (await import(`${process.cwd()}/build/server/index.js`)) as ServerBuild

const readAsset = (path: string) => readFileSync(`build/client${path}`)
const sum = (sizes: readonly number[]) => sizes.reduce((total, size) => total + size, 0)

/** Every visitor also loads the texts of one language: measured with the largest one. */
const languageTexts = readdirSync('build/client/assets')
  .filter((name) => name.startsWith('site-'))
  .map((name) => readAsset(`/assets/${name}`))
  .filter((script) => script.includes('home.page-title'))
  .sort((a, b) => b.byteLength - a.byteLength)[0]!

/** The scripts that a browser loads before this screen is usable. */
function scriptsOf(screen: string): Buffer[] {
  const paths = new Set([assets.entry.module, ...assets.entry.imports])
  let id: string | undefined = `screens/${screen}`
  while (id !== undefined) {
    const route: ServerBuild['assets']['routes'][string] = assets.routes[id]!
    for (const path of [route.module, ...(route.imports ?? []), route.clientLoaderModule ?? route.module])
      paths.add(path)
    id = route.parentId
  }
  // The route manifest is inlined in the HTML and counts as a script.
  return [languageTexts, readAsset(assets.url), ...[...paths].map(readAsset)]
}

const measurements = budgets.firstLoad.screens.flatMap((screen): Measurement[] => {
  const scripts = scriptsOf(screen)
  const unexpected = budgets.neverInFirstLoad.filter((name) =>
    scripts.some((script) => script.includes(name)),
  )
  return [
    {
      name: `JavaScript of ${screen} as served (Brotli)`,
      value: sum(scripts.map((script) => brotliCompressSync(script).byteLength)) / 1000,
      unit: 'kB',
      limit: { max: budgets.firstLoad.servedKb },
    },
    {
      name: `JavaScript of ${screen} with gzip`,
      value: sum(scripts.map((script) => gzipSync(script, { level: 9 }).byteLength)) / 1000,
      unit: 'kB',
      limit: { max: budgets.firstLoad.gzipKb },
    },
    {
      name: `libraries in ${screen} that later interactions should load`,
      value: unexpected.length,
      unit: unexpected.join(' '),
      limit: { max: 0 },
    },
  ]
})

reportMeasurements([...measurements, ...artistSizes()])
