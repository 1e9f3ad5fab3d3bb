import { useState } from 'react'
import type { Scene } from '#artist/scene.ts'
import { useText } from '#app/lib/texts/use-text.tsx'
import type { ArtistClient } from '../worker/artist-client.ts'
import type { EditablePicture } from '../worker/messages.ts'
import { EditPanel } from './edit-panel.tsx'
import { FigureChooser } from './figure-chooser.tsx'
import { FigurePanel } from './figure-panel.tsx'
import { PlacePanel } from './place-panel.tsx'
import { findFigure, type SceneChange } from './scene-changes.ts'
import type { Selection } from './selection.ts'

interface Props {
  selection: Selection
  takesFocus: boolean
  picture: EditablePicture
  scene: Scene
  artist: ArtistClient
  onChange(...changes: SceneChange[]): void
  onClose(): void
}

/** The panel for what is selected. */
export function SelectedPanel({ selection, takesFocus, picture, scene, artist, onChange, onClose }: Props) {
  const t = useText()
  const [isExchanging, setExchanging] = useState(false)
  const panel = { takesFocus, onClose }
  if (selection.kind === 'place')
    return (
      <EditPanel {...panel} title={t('draw.place-and-weather')}>
        <PlacePanel artist={artist} wish={scene.wish} place={picture.place} onChange={onChange} />
      </EditPanel>
    )
  if (selection.kind === 'add')
    return (
      <EditPanel {...panel} title={t('draw.add')}>
        <FigureChooser
          artist={artist}
          onChoose={({ figures, setting, weather, time }) =>
            onChange(
              { kind: 'add', figures },
              ...(setting ? [{ kind: 'place', setting } as const] : []),
              ...(weather ? [{ kind: 'weather', weather } as const] : []),
              ...(time ? [{ kind: 'time', time } as const] : []),
            )
          }
        />
      </EditPanel>
    )
  const figure = findFigure(picture, selection.figure)
  const wished = scene.wish.figures[selection.figure]
  if (!figure || !wished) return null
  if (isExchanging)
    return (
      <EditPanel
        takesFocus
        onClose={() => setExchanging(false)}
        title={`${t('draw.exchange')}: ${figure.name}`}
      >
        <FigureChooser
          artist={artist}
          like={wished.noun}
          onChoose={({ figures: [by] }) => {
            if (by) onChange({ kind: 'exchange', figure: figure.index, by })
            setExchanging(false)
          }}
        />
      </EditPanel>
    )
  return (
    <EditPanel {...panel} title={figure.name}>
      <FigurePanel
        figure={figure}
        pose={wished.pose}
        figureCount={scene.wish.figures.length}
        isMandala={picture.isMandala}
        onChange={onChange}
        onExchange={() => setExchanging(true)}
      />
    </EditPanel>
  )
}
