import { gzipSync } from 'node:zlib'
import { expect, test } from 'vitest'
import { createLocalArtist } from '#providers/images/artist/create-local-artist.ts'
import { rasterise } from '#providers/images/artist/output/rasterise.ts'
import { createColoringSheet } from './create-coloring-sheet.ts'

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
    const sheet = createColoringSheet({ svg, scene, artist, rasterise })!
    const named = sheet.regions.filter(
      ([, , , , , name, crayon]) => name !== undefined && crayon !== undefined,
    )
    expect(named.length / sheet.regions.length).toBeGreaterThan(0.95)
    expect(sheet.names.map(({ en }) => en)).toEqual(expect.arrayContaining(['fox', 'princess', 'sky']))
    expect(gzipSync(JSON.stringify(sheet)).length).toBeLessThan(25_000)
    // Without its scene a page has regions only.
    const plain = createColoringSheet({ svg, artist, rasterise })!
    expect(plain.regions).toHaveLength(sheet.regions.length)
    expect(plain.names).toEqual([])
  },
)
