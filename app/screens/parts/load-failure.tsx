import { useLocation } from 'react-router'
import { useText } from '#app/lib/texts/use-text.tsx'
import { buttonClass } from '#app/ui/button.tsx'
import { EmptyState } from '#app/ui/empty-state.tsx'

/** A list that could not be loaded: said in place, with a plain link that loads it again. */
export function LoadFailure() {
  const t = useText()
  const { pathname, search } = useLocation()
  return (
    <div className="py-12">
      <title>{t('failure.list')}</title>
      <EmptyState picture="pencil" title={t('failure.list')} hint={t('failure.hint')}>
        <a href={pathname + search} className={buttonClass('main')}>
          {t('common.try-again')}
        </a>
      </EmptyState>
    </div>
  )
}
