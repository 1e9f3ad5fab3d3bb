import { type ComponentType, Suspense, useMemo } from 'react'
import type { RegionMap } from '#domain/coloring/region-map.ts'
import { useLanguage } from '#app/lib/layout/site-data.ts'
import type { ArtistClient } from './worker/artist-client.ts'
import type { Drawing } from './worker/messages.ts'

export type ColoringDialogType = ComponentType<{
  source: { slug: string; svg: string; loadPage(): Promise<{ svg: string; regionMap: RegionMap }> }
  title: string
  onLeave(): void
}>

interface Props {
  /** The id of the drawing among "My drawings". */
  id: string
  drawing: Drawing
  artist: ArtistClient
  /** Passed in, because a feature may not import another one. */
  ColoringDialog: ColoringDialogType
  onLeave(): void
}

/** Opens a drawing of this device for coloring. The worker finds its regions; nothing is sent to the server. */
export function ColorDrawing({ id, drawing: { svg, scene, title }, artist, ColoringDialog, onLeave }: Props) {
  const language = useLanguage()
  const source = useMemo(
    () => ({
      slug: `drawing:${id}`,
      svg,
      loadPage: async () => ({ svg, regionMap: await artist.regionMap({ svg, scene, language }) }),
    }),
    [id, svg, scene, artist, language],
  )
  return (
    <Suspense>
      <ColoringDialog source={source} title={title} onLeave={onLeave} />
    </Suspense>
  )
}
