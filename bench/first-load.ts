// What a first visit to the home, a category and a detail screen loads of JavaScript, read from the build (`npm start` makes one).
import { readdirSync, readFileSync } from 'node:fs'
import { brotliCompressSync, gzipSync } from 'node:zlib'
import type { ServerBuild } from 'react-router'
import budgets from './budgets.json' with { type: 'json' }
import { type Figure, report } from './figures.ts'

const { assets } = (await import(`${process.cwd()}/build/server/index.js`)) as ServerBuild

const read = (address: string) => readFileSync(`build/client${address}`)
const sum = (sizes: readonly number[]) => sizes.reduce((all, size) => all + size, 0)

/** Every visitor also loads the texts of one language: the one that needs most room counts. */
const texts = readdirSync('build/client/assets')
  .filter((name) => name.startsWith('site-'))
  .map((name) => read(`/assets/${name}`))
  .filter((script) => script.includes('home.page-title'))
  .sort((a, b) => b.byteLength - a.byteLength)[0]!

/** The scripts a browser asks for before this screen can be used. */
function scriptsOf(screen: string): Buffer[] {
  const addresses = new Set([assets.entry.module, ...assets.entry.imports])
  let id: string | undefined = `screens/${screen}`
  while (id !== undefined) {
    const route: ServerBuild['assets']['routes'][string] = assets.routes[id]!
    for (const address of [route.module, ...(route.imports ?? []), route.clientLoaderModule ?? route.module])
      addresses.add(address)
    id = route.parentId
  }
  // The list of all routes stands in the HTML and counts as the script it is.
  return [texts, read(assets.url), ...[...addresses].map(read)]
}

const figures = budgets.firstLoad.screens.flatMap((screen): Figure[] => {
  const scripts = scriptsOf(screen)
  const strangers = budgets.neverInFirstLoad.filter((name) => scripts.some((script) => script.includes(name)))
  return [
    {
      name: `JavaScript of ${screen} as served (Brotli)`,
      value: sum(scripts.map((script) => brotliCompressSync(script).byteLength)) / 1000,
      unit: 'kB',
      floor: { atMost: budgets.firstLoad.servedKb },
    },
    {
      name: `JavaScript of ${screen} with gzip`,
      value: sum(scripts.map((script) => gzipSync(script, { level: 9 }).byteLength)) / 1000,
      unit: 'kB',
      floor: { atMost: budgets.firstLoad.gzipKb },
    },
    {
      name: `libraries in ${screen} that belong to later clicks`,
      value: strangers.length,
      unit: strangers.join(' '),
      floor: { atMost: 0 },
    },
  ]
})
report(figures)
