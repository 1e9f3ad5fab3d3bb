import { useDeferredValue, useMemo, useState } from 'react'
import { useLanguage } from '#app/lib/layout/site-data.ts'
import { useText } from '#app/lib/texts/use-text.tsx'
import { TextField } from '#app/ui/field.tsx'
import { ErrorMessage } from '../feedback/error-message.tsx'
import { LoadingRows } from '../feedback/loading-rows.tsx'
import { findEmoji } from './find-emoji.ts'
import { useEmoji } from './use-emoji.ts'

const MAX_SHOWN = 96

/** Searches emoji by their names in the admin's language. */
export default function EmojiPicker({ onChoose }: { onChoose(emoji: string): void }) {
  const t = useText()
  const { data, error, refetch } = useEmoji(useLanguage())
  const [query, setQuery] = useState('')
  const deferredQuery = useDeferredValue(query)
  const found = useMemo(() => findEmoji(data ?? [], deferredQuery).slice(0, MAX_SHOWN), [data, deferredQuery])
  if (error) return <ErrorMessage onRetry={() => void refetch()} />
  if (!data) return <LoadingRows rows={2} />
  return (
    <div className="flex flex-col gap-3">
      <TextField
        label={t('admin-categories.find-icon')}
        type="search"
        value={query}
        maxLength={40}
        onChange={(event) => setQuery(event.target.value)}
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
