import { useCallback, useEffect, useState } from 'react'
import { useSearchParams } from 'react-router'
import { GENERATED_BANNER_MS } from '#domain/product-limits.ts'
import { useText } from '#app/lib/texts/use-text.tsx'

const FLAG = 'generated'

/**
 * Shown after a page was created from a wish. Closes after a while, except under the mouse or focus, and removes
 * its flag from the URL.
 */
export function GeneratedBanner() {
  const t = useText()
  const [query, setQuery] = useSearchParams()
  const [isPaused, setPaused] = useState(false)
  const isShown = query.get(FLAG) === 'true'
  const dismiss = useCallback(
    () =>
      setQuery(
        (params) => {
          params.delete(FLAG)
          return params
        },
        { replace: true, preventScrollReset: true },
      ),
    [setQuery],
  )
  useEffect(() => {
    if (!isShown || isPaused) return
    const timer = setTimeout(dismiss, GENERATED_BANNER_MS)
    return () => clearTimeout(timer)
  }, [isShown, isPaused, dismiss])
  if (!isShown) return null
  return (
    <div role="status" data-no-print>
      <div
        onMouseEnter={() => setPaused(true)}
        onMouseLeave={() => setPaused(false)}
        onFocus={() => setPaused(true)}
        onBlur={() => setPaused(false)}
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
