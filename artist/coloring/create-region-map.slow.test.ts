import { gzipSync } from 'node:zlib'
import { expect, test } from 'vitest'
import { CRAYONS } from '#domain/coloring/crayons.ts'
import { createLocalArtist } from '#providers/images/artist/create-local-artist.ts'
import { readArchive, STARTER_ARCHIVE } from '#supabase/seed/library-archive.ts'
import type { Scene } from '../scene.ts'
import { createRegionMap } from './create-region-map.ts'
import { isEveryMotif } from '#tests/support/drawing/share-of.ts'

test(
  'every region of a page that the artist drew has a name and a natural color',
  { timeout: 60_000 },
  async () => {
    const artist = await createLocalArtist()
    const scene = artist.createScene({
      prompt: 'a fox and a princess in the garden of a castle',
      language: 'en',
      style: 'cartoon',
      seed: 5,
    })
    const drawn = artist.draw(scene)
    const { svg } = drawn
    const regionMap = createRegionMap({ svg, drawing: { scene, drawn }, artist })!
    const named = regionMap.regions.filter(
      ([, , , , , name, crayon]) => name !== undefined && crayon !== undefined,
    )
    expect(named.length / regionMap.regions.length).toBeGreaterThan(0.95)
    expect(regionMap.names.map(({ en }) => en)).toEqual(
      expect.arrayContaining(['fox, body', 'fox, head', 'princess, face', 'sky, top']),
    )
    expect(gzipSync(JSON.stringify(regionMap)).length).toBeLessThan(25_000)
    // Without its scene a page has regions only.
    const plain = createRegionMap({ svg, artist })!
    expect(plain.regions).toHaveLength(regionMap.regions.length)
    expect(plain.names).toEqual([])
  },
)

test('figures name their own parts, and those have the colors that a child expects', async () => {
  const artist = await createLocalArtist()
  const colorsOf = (prompt: string, seed: number) => {
    const scene = artist.createScene({ prompt, language: 'en', style: 'cartoon', seed })
    const drawn = artist.draw(scene)
    const { regions, names } = createRegionMap({ svg: drawn.svg, drawing: { scene, drawn }, artist })!
    return new Set(
      regions.map(([, , , , , name, crayon]) => `${names[name ?? -1]?.en}: ${CRAYONS[crayon ?? -1]?.id}`),
    )
  }
  const both = [...colorsOf('a fox sits in the forest', 1)]
  expect(both).toEqual(expect.arrayContaining(['fox, tail tip: white', 'fox, inside of the ear: pink']))
  // Each ear was judged by its place before, and one was white.
  expect(both.filter((one) => one.startsWith('fox, ear'))).toEqual(['fox, ear: orange'])
  // A mirrored and scaled figure takes its patches along.
  for (const seed of [1, 2, 3])
    expect(colorsOf('a penguin on the ice', seed)).toContain('penguin, belly: white')
  const girls = [...colorsOf('two girls play football in the park', 2)]
  expect(girls.filter((one) => one.startsWith('girl, sleeve')).length).toBe(2)
})

/** Every so-manyth page of the starter library; each takes about a second. */
const PAGE_STEP = isEveryMotif ? 60 : 100

test(
  'at least 95 % of the regions of the library are named by thing and part',
  { timeout: 120_000 },
  async () => {
    const artist = await createLocalArtist()
    const { drawings } = (await readArchive(STARTER_ARCHIVE))!
    let [regionCount, namedCount] = [0, 0]
    for (let i = 0; i < drawings.length; i += PAGE_STEP) {
      const scene = drawings[i]!.scene as Scene
      const drawn = artist.draw(scene)
      const { regions, names } = createRegionMap({ svg: drawn.svg, drawing: { scene, drawn }, artist })!
      regionCount += regions.length
      namedCount += regions.filter(([, , , , , name]) => names[name ?? -1]?.en.includes(', ')).length
    }
    expect(regionCount).toBeGreaterThan(500)
    expect(namedCount / regionCount).toBeGreaterThan(0.95)
  },
)
