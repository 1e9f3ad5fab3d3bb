import { useEffect, useState } from 'react'
import { useText } from '#app/lib/texts/use-text.tsx'
import { TextField } from '#app/ui/field.tsx'
import { useAdminPlace } from '../place.ts'

const PAUSE_MS = 300

/** Searches while one types, a moment after the last key. What is searched stands in the address as `q`. */
export function SearchField({ label }: { label?: string }) {
  const t = useText()
  const { get, go } = useAdminPlace()
  const asked = get('q')
  const [text, setText] = useState(asked)
  useEffect(() => {
    if (text === asked) return undefined
    const timer = setTimeout(() => go({ q: text, page: null }), PAUSE_MS)
    return () => clearTimeout(timer)
  }, [text, asked, go])
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
