import { useDeferredValue, useMemo, useState } from 'react'
import { useLanguage } from '#app/lib/frame.ts'
import { useText } from '#app/lib/texts/use-text.tsx'
import { TextField } from '#app/ui/field.tsx'
import { ErrorLine } from '../parts/error-line.tsx'
import { Waiting } from '../parts/waiting.tsx'
import { findEmoji } from './emoji.ts'
import { useEmoji } from './use-emoji.ts'

const SHOWN = 96

/** Every emoji by its name in the reader's language. */
export default function EmojiPicker({ onChoose }: { onChoose(emoji: string): void }) {
  const t = useText()
  const { data, error, refetch } = useEmoji(useLanguage())
  const [words, setWords] = useState('')
  const wanted = useDeferredValue(words)
  const found = useMemo(() => findEmoji(data ?? [], wanted).slice(0, SHOWN), [data, wanted])
  if (error) return <ErrorLine onAgain={() => void refetch()} />
  if (!data) return <Waiting rows={2} />
  return (
    <div className="flex flex-col gap-3">
      <TextField
        label={t('admin-categories.find-icon')}
        type="search"
        value={words}
        maxLength={40}
        onChange={(event) => setWords(event.target.value)}
      />
      <p role="status" className="sr-only">
        {t('admin-categories.icons-found', { count: found.length })}
      </p>
      <ul className="flex max-h-56 flex-wrap gap-1 overflow-y-auto p-1">
        {found.map(({ unicode, label }) => (
          <li key={unicode}>
            <button
              type="button"
              aria-label={label}
              title={label}
              onClick={() => onChoose(unicode)}
              className="crayon crayon-sun inline-flex size-11 items-center justify-center rounded-lg text-2xl"
            >
              {unicode}
            </button>
          </li>
        ))}
      </ul>
    </div>
  )
}
