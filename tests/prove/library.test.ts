import { expect, test } from 'vitest'
import type { Scene } from '#artist/scene.ts'
import { createLocalArtist } from '#providers/images/artist/create-local-artist.ts'
import { readArchive, SAMPLE_ARCHIVE, STARTER_ARCHIVE } from '#supabase/seed/library-archive.ts'

/** Every so-manyth page; each takes about half a second. */
const PAGE_STEP = 4

// A page whose drawing differs keeps its picture, but coloring knows the names of its regions only when both are the same.
test('the stored library is what the artist draws today, byte for byte', { timeout: 600_000 }, async () => {
  const artist = await createLocalArtist()
  const stale: string[] = []
  for (const file of [SAMPLE_ARCHIVE, STARTER_ARCHIVE]) {
    const { drawings } = (await readArchive(file))!
    for (let i = 0; i < drawings.length; i += PAGE_STEP) {
      const { slug, scene, svg } = drawings[i]!
      if (artist.draw(scene as Scene).svg !== svg) stale.push(slug)
    }
  }
  expect(stale, 'run scripts/assets/draw-starter-library.ts').toEqual([])
})
