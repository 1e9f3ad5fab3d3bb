import { useCallback, useEffect, useState } from 'react'
import { useSearchParams } from 'react-router'
import { GENERATED_BANNER_MS } from '#domain/limits.ts'
import { useText } from '#app/lib/texts/use-text.tsx'

const FLAG = 'generated'

/** Says that a wish has become a page. Leaves by itself unless somebody is reading it, and takes its flag out of the address. */
export function GeneratedBanner() {
  const t = useText()
  const [query, setQuery] = useSearchParams()
  const [isHeld, setHeld] = useState(false)
  const isShown = query.get(FLAG) === 'true'
  const dismiss = useCallback(
    () =>
      setQuery(
        (last) => {
          last.delete(FLAG)
          return last
        },
        { replace: true, preventScrollReset: true },
      ),
    [setQuery],
  )
  useEffect(() => {
    if (!isShown || isHeld) return
    const timer = setTimeout(dismiss, GENERATED_BANNER_MS)
    return () => clearTimeout(timer)
  }, [isShown, isHeld, dismiss])
  if (!isShown) return null
  return (
    <div role="status" data-no-print>
      <div
        onMouseEnter={() => setHeld(true)}
        onMouseLeave={() => setHeld(false)}
        onFocus={() => setHeld(true)}
        onBlur={() => setHeld(false)}
        className="outlined mt-6 flex items-start justify-between gap-4 bg-leaf-soft py-3 pr-2 pl-5"
      >
        <div className="py-1.5">
          <p className="font-display text-lg font-bold">{t('page.generated')}</p>
          <p>{t('page.generated-hint')}</p>
        </div>
        <button
          type="button"
          onClick={dismiss}
          aria-label={t('common.close')}
          className="inline-flex size-11 shrink-0 items-center justify-center rounded-full hover:bg-sheet"
        >
          <span aria-hidden="true">✕</span>
        </button>
      </div>
    </div>
  )
}
