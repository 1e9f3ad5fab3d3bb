import type { Language } from '#domain/text/languages.ts'
import { fetchPageScene } from './fetch-page-scene.ts'
import { loadDrawings, type StoredDrawing } from './my-drawings/my-drawings-store.ts'
import { type TableState, tableOfScene } from './table-state.ts'
import type { ArtistClient } from './worker/artist-client.ts'

/** What the URL opens: a wish, a link with a scene, or a page of the site. All may be empty. */
export interface InitialContent {
  wish: string
  /** The part of the address after the `#`. */
  link: string
  /** The slug of a page. */
  page: string
}

export const tableOfDrawing = ({ id, scene, wish, heading }: StoredDrawing): TableState =>
  tableOfScene(scene, { id, wish, heading })

/** What the table shows when it opens: what the URL names, else the last drawing of this device. */
export async function findInitialTable(
  artist: Pick<ArtistClient, 'readLink' | 'readScene'>,
  language: Language,
  { link, wish, page }: InitialContent,
): Promise<TableState | 'damaged-link' | 'page-without-scene' | 'failed' | undefined> {
  const [newest] = await loadDrawings()
  if (link) {
    const scene = await artist.readLink({ link, language }).catch(() => undefined)
    return scene ? tableOfScene(scene) : 'damaged-link'
  }
  if (page) {
    try {
      const scene = await fetchPageScene(page).then((found) => artist.readScene({ scene: found, language }))
      return scene ? tableOfScene(scene) : 'page-without-scene'
    } catch {
      return 'failed'
    }
  }
  return wish === '' && newest ? tableOfDrawing(newest) : undefined
}
