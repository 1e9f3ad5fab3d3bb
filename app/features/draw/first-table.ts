import { loadDrawings, type StoredDrawing } from './my-drawings/my-drawings-store.ts'
import { type TableState, tableOfScene } from './table-options.ts'
import type { ArtistClient } from './worker/artist-client.ts'

export const tableOfDrawing = ({ id, scene, wish, heading }: StoredDrawing): TableState =>
  tableOfScene(scene, { id, wish, heading })

/** What lies on the table when it opens: the picture of a link, else the last drawing of this device if no wish was brought along. */
export async function findFirstTable(
  artist: Pick<ArtistClient, 'open'>,
  { link, wish }: { link: string; wish: string },
): Promise<TableState | 'damaged-link' | undefined> {
  const [newest] = await loadDrawings()
  if (link) {
    const scene = await artist.open({ link }).catch(() => undefined)
    return scene ? tableOfScene(scene) : 'damaged-link'
  }
  return wish === '' && newest ? tableOfDrawing(newest) : undefined
}
