import { gzipSync } from 'node:zlib'
import { expect, test } from 'vitest'
import { createLocalArtist } from '#providers/images/artist/create-local-artist.ts'
import { readArchive, STARTER_ARCHIVE } from '#supabase/seed/library-archive.ts'
import type { Scene } from '../scene.ts'
import { createRegionMap } from './create-region-map.ts'

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

/** Every so-manyth page of the starter library; each takes about a second. */
const PAGE_STEP = 60

test(
  'at least 95 % of the regions of the library are named by thing and part',
  { timeout: 120_000 },
  async () => {
    const artist = await createLocalArtist()
    const { drawings } = (await readArchive(STARTER_ARCHIVE))!
    let [regionCount, namedCount] = [0, 0]
    for (let i = 0; i < drawings.length; i += PAGE_STEP) {
      const svg = drawings[i]!.svg
      const scene = drawings[i]!.scene as Scene
      const { regions, names } = createRegionMap({
        svg,
        drawing: { scene, drawn: artist.draw(scene) },
        artist,
      })!
      regionCount += regions.length
      namedCount += regions.filter(([, , , , , name]) => names[name ?? -1]?.en.includes(', ')).length
    }
    expect(regionCount).toBeGreaterThan(500)
    expect(namedCount / regionCount).toBeGreaterThan(0.95)
  },
)
