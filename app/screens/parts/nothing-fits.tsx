import { useText } from '#app/lib/texts/use-text.tsx'
import { ButtonLink } from '#app/ui/button.tsx'
import { EmptyState } from '#app/ui/empty-state.tsx'

/** A list that is empty only because of what was chosen: the way back is one press. */
export function NothingFits({ everything }: { everything: string }) {
  const t = useText()
  return (
    <EmptyState picture="magnifier" title={t('filters.none-title')} hint={t('filters.none-hint')}>
      <ButtonLink look="main" to={everything}>
        {t('filters.clear')}
      </ButtonLink>
    </EmptyState>
  )
}
