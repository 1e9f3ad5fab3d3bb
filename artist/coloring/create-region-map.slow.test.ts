import { gzipSync } from 'node:zlib'
import { expect, test } from 'vitest'
import { createLocalArtist } from '#providers/images/artist/create-local-artist.ts'
import { rasterise } from '#providers/images/artist/output/rasterise.ts'
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
    const { svg } = artist.draw(scene)
    const regionMap = createRegionMap({ svg, scene, artist, rasterise })!
    const named = regionMap.regions.filter(
      ([, , , , , name, crayon]) => name !== undefined && crayon !== undefined,
    )
    expect(named.length / regionMap.regions.length).toBeGreaterThan(0.95)
    expect(regionMap.names.map(({ en }) => en)).toEqual(expect.arrayContaining(['fox', 'princess', 'sky']))
    expect(gzipSync(JSON.stringify(regionMap)).length).toBeLessThan(25_000)
    // Without its scene a page has regions only.
    const plain = createRegionMap({ svg, artist, rasterise })!
    expect(plain.regions).toHaveLength(regionMap.regions.length)
    expect(plain.names).toEqual([])
  },
)
