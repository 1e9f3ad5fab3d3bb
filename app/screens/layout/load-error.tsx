import type { MouseEvent } from 'react'
import { Link, useLocation } from 'react-router'
import { useText } from '#app/lib/texts/use-text.tsx'
import { buttonClass } from '#app/ui/button.tsx'

/** Offline, a document load would replace the site with the browser's error page. */
const stayIfOffline = (event: MouseEvent) => {
  if (!navigator.onLine) event.preventDefault()
}

/**
 * Shown in place of a screen that could not be loaded, with a link that loads it again. It looks like `EmptyState`
 * but does not use it, because not every first load contains that component.
 */
export function LoadError({ title, path }: { title: string; path?: string }) {
  const t = useText()
  const { pathname, search } = useLocation()
  const isOffline = globalThis.navigator?.onLine === false
  const heading = isOffline ? t('failure.offline') : title
  return (
    <div className="outlined-round mx-auto my-12 flex max-w-xl flex-col items-center gap-3 border-dashed px-6 py-10 text-center">
      <title>{heading}</title>
      <i className="drawn drawn-broken size-24" />
      <h1 className="text-2xl">{heading}</h1>
      <p className="mb-3">{t('failure.hint')}</p>
      <Link
        to={path ?? pathname + search}
        reloadDocument
        onClick={stayIfOffline}
        className={buttonClass('primary')}
      >
        {t('common.try-again')}
      </Link>
    </div>
  )
}
