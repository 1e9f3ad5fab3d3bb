import { loadDrawings, type StoredDrawing } from './my-drawings/my-drawings-store.ts'
import { type TableState, tableOfScene } from './table-state.ts'
import type { ArtistClient } from './worker/artist-client.ts'

export const tableOfDrawing = ({ id, scene, wish, heading }: StoredDrawing): TableState =>
  tableOfScene(scene, { id, wish, heading })

/** What the table shows when it opens: the picture of a link, else the last drawing of this device if no wish was brought along. */
export async function findInitialTable(
  artist: Pick<ArtistClient, 'readLink'>,
  { link, wish }: { link: string; wish: string },
): Promise<TableState | 'damaged-link' | undefined> {
  const [newest] = await loadDrawings()
  if (link) {
    const scene = await artist.readLink({ link }).catch(() => undefined)
    return scene ? tableOfScene(scene) : 'damaged-link'
  }
  return wish === '' && newest ? tableOfDrawing(newest) : undefined
}
