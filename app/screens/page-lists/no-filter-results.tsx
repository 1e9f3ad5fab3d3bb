import { useText } from '#app/lib/texts/use-text.tsx'
import { ButtonLink } from '#app/ui/button.tsx'
import { EmptyState } from '#app/ui/empty-state.tsx'

/** Shown when no page matches the filter, with a link to the unfiltered list. */
export function NoFilterResults({ unfilteredPath }: { unfilteredPath: string }) {
  const t = useText()
  return (
    <EmptyState picture="magnifier" title={t('filters.none-title')} hint={t('filters.none-hint')}>
      <ButtonLink variant="primary" to={unfilteredPath}>
        {t('filters.clear')}
      </ButtonLink>
    </EmptyState>
  )
}
