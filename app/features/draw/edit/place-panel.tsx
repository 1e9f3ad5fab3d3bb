import { useEffect, useState } from 'react'
import { TIMES, WEATHERS, type Wish } from '#artist/wish.ts'
import { useLanguage } from '#app/lib/layout/site-data.ts'
import { useText } from '#app/lib/texts/use-text.tsx'
import { RadioGroup } from '#app/ui/radio-group.tsx'
import type { ArtistClient } from '../worker/artist-client.ts'
import type { PlaceChoice } from '../worker/messages.ts'
import type { SceneChange } from './scene-changes.ts'

const ANY = 'any'

interface Props {
  artist: Pick<ArtistClient, 'listPlaces'>
  wish: Wish
  /** The place in the picture, also if the artist has chosen it. */
  place: string | undefined
  onChange(change: SceneChange): void
}

/** The place, the weather and the time of day. */
export function PlacePanel({ artist, wish, place, onChange }: Props) {
  const t = useText()
  const language = useLanguage()
  const [places, setPlaces] = useState<PlaceChoice[]>([])
  useEffect(() => {
    let isShown = true
    artist.listPlaces({ language }).then(
      (found) => isShown && setPlaces(found),
      () => {},
    )
    return () => void (isShown = false)
  }, [artist, language])
  return (
    <>
      <RadioGroup
        legend={t('draw.weather')}
        name="weather"
        options={[
          { value: ANY, label: t('draw.any') },
          ...WEATHERS.map((weather) => ({ value: weather, label: t(`draw.weather-${weather}`) })),
        ]}
        value={wish.weather ?? ANY}
        onChange={(value) =>
          onChange({ kind: 'weather', weather: WEATHERS.find((weather) => weather === value) })
        }
      />
      <RadioGroup
        legend={t('draw.time')}
        name="time"
        options={TIMES.map((time) => ({ value: time, label: t(`draw.time-${time}`) }))}
        value={wish.time ?? 'day'}
        onChange={(time) => onChange({ kind: 'time', time })}
      />
      <RadioGroup
        legend={t('draw.place')}
        name="place"
        options={places.map(({ id, name }) => ({ value: id, label: name }))}
        value={wish.setting ?? place}
        onChange={(setting) => onChange({ kind: 'place', setting })}
      />
    </>
  )
}
