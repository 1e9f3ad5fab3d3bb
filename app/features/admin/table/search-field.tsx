import { useEffect, useState } from 'react'
import { useText } from '#app/lib/texts/use-text.tsx'
import { TextField } from '#app/ui/field.tsx'
import { useAdminUrl } from '../admin-url.ts'

const DEBOUNCE_MS = 300

/** Searches shortly after the last key press. The query is the URL parameter `q`. */
export function SearchField({ label }: { label?: string }) {
  const t = useText()
  const { get, navigate } = useAdminUrl()
  const currentQuery = get('q')
  const [text, setText] = useState(currentQuery)
  useEffect(() => {
    if (text === currentQuery) return undefined
    const timer = setTimeout(() => navigate({ q: text, page: null }), DEBOUNCE_MS)
    return () => clearTimeout(timer)
  }, [text, currentQuery, navigate])
  return (
    <div role="search" aria-label={label ?? t('admin.search')} className="w-full max-w-md">
      <TextField
        label={label ?? t('admin.search')}
        type="search"
        name="q"
        value={text}
        maxLength={100}
        autoComplete="off"
        onChange={(event) => setText(event.target.value)}
      />
    </div>
  )
}
