import { expect, test } from 'vitest'
import type { Scene } from '#artist/scene.ts'
import { createLocalArtist } from '#providers/images/artist/create-local-artist.ts'
import { readArchive, SAMPLE_ARCHIVE, STARTER_ARCHIVE } from '#supabase/seed/library-archive.ts'

/** Only every fourth page is drawn, because each takes about half a second. */
const PAGE_STEP = 4

// A page that would be drawn differently today keeps its picture, but its regions have no names when it is colored.
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
