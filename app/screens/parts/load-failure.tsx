import { Link, useLocation } from 'react-router'
import { useText } from '#app/lib/texts/use-text.tsx'
import { buttonClass } from '#app/ui/button.tsx'

/**
 * A screen that could not be loaded: said in its place, with a plain link that loads it again. Whoever is offline keeps what is open.
 * It looks like an `EmptyState`, which not every first visit loads.
 */
export function LoadFailure({ title }: { title: string }) {
  const t = useText()
  const isOffline = globalThis.navigator?.onLine === false
  const said = isOffline ? t('failure.offline') : title
  const { pathname, search } = useLocation()
  return (
    <div className="outlined-round mx-auto my-12 flex max-w-xl flex-col items-center gap-3 border-dashed px-6 py-10 text-center">
      <title>{said}</title>
      <i className="drawn drawn-broken size-24" />
      <h1 className="text-2xl">{said}</h1>
      <p className="mb-3">{t('failure.hint')}</p>
      <Link to={pathname + search} replace reloadDocument={!isOffline} className={buttonClass('main')}>
        {t('common.try-again')}
      </Link>
    </div>
  )
}
