import { gzipSync } from 'node:zlib'
import { createRegionMap } from '#artist/coloring/create-region-map.ts'
import type { Scene } from '#artist/scene.ts'
import { createLocalArtist } from '#providers/images/artist/create-local-artist.ts'
import { readArchive, STARTER_ARCHIVE } from '#supabase/seed/library-archive.ts'

/** The regions of every so-manyth page of the starter library: how many are named by thing and part, and how large the largest map is. */
export async function measureLibraryRegions(step: number) {
  const artist = await createLocalArtist()
  const { drawings } = (await readArchive(STARTER_ARCHIVE))!
  let [regionCount, namedCount, largestKb] = [0, 0, 0]
  for (const { svg, scene } of drawings.filter((_, index) => index % step === 0)) {
    const drawn = artist.draw(scene as Scene)
    const regionMap = createRegionMap({ svg, drawing: { scene: scene as Scene, drawn }, artist })!
    const { regions, names } = regionMap
    regionCount += regions.length
    namedCount += regions.filter(([, , , , , name]) => names[name ?? -1]?.en.includes(', ')).length
    largestKb = Math.max(largestKb, gzipSync(JSON.stringify(regionMap)).length / 1000)
  }
  return { namedPercent: (100 * namedCount) / regionCount, largestKb }
}
