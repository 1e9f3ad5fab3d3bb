import { type FormEvent, useEffect, useState } from 'react'
import { PROMPT_MAX_LENGTH } from '#domain/pages/creation-options.ts'
import { useLanguage } from '#app/lib/layout/site-data.ts'
import { useText } from '#app/lib/texts/use-text.tsx'
import { Button } from '#app/ui/button.tsx'
import { TextField } from '#app/ui/field.tsx'
import { svgUrl } from '../svg-url.ts'
import type { ArtistClient } from '../worker/artist-client.ts'
import type { FigureSuggestion, ReadWords } from '../worker/messages.ts'

interface Props {
  artist: Pick<ArtistClient, 'suggestFigures' | 'readWords'>
  /** Suggests figures of this kind; without it, favourites. */
  like?: string
  onChoose(chosen: ReadWords): void
}

/** Figures to choose from pictures or to name in words. */
export function FigureChooser({ artist, like, onChoose }: Props) {
  const t = useText()
  const language = useLanguage()
  const [suggestions, setSuggestions] = useState<FigureSuggestion[]>([])
  const [words, setWords] = useState('')
  const [error, setError] = useState<string>()
  useEffect(() => {
    let isShown = true
    artist.suggestFigures({ language, like }).then(
      (found) => isShown && setSuggestions(found),
      // Without pictures the words are left.
      () => {},
    )
    return () => void (isShown = false)
  }, [artist, language, like])
  const submit = async (event: FormEvent) => {
    event.preventDefault()
    if (words.trim() === '') return
    const chosen = await artist.readWords({ words, language }).catch(() => undefined)
    if (!chosen) return setError(t('draw.failed'))
    const isDrawable = chosen.figures.length > 0 || (!like && chosen.setting !== undefined)
    if (!isDrawable) return setError(t('draw.nothing-drawable'))
    setError(undefined)
    setWords('')
    onChoose(chosen)
  }
  return (
    <>
      <form onSubmit={(event) => void submit(event)} className="flex flex-wrap items-end gap-2">
        <div className="min-w-48 grow">
          <TextField
            label={t('draw.in-words')}
            placeholder={t('draw.in-words-example')}
            name="figure-words"
            autoComplete="off"
            value={words}
            maxLength={PROMPT_MAX_LENGTH}
            error={error}
            onChange={(event) => setWords(event.target.value)}
          />
        </div>
        <Button type="submit">{t('draw.draw-it')}</Button>
      </form>
      <ul aria-label={t('draw.pictures')} className="grid grid-cols-4 gap-2 sm:grid-cols-6">
        {suggestions.map(({ figure, name, svg }) => (
          <li key={figure.noun}>
            <button
              type="button"
              onClick={() => onChoose({ figures: [figure] })}
              className="outlined crayon crayon-sun flex w-full flex-col items-center gap-1 p-1 text-sm font-bold"
            >
              <img src={svgUrl(svg)} alt="" className="aspect-square w-full object-contain" />
              <span className="w-full truncate">{name}</span>
            </button>
          </li>
        ))}
      </ul>
    </>
  )
}
