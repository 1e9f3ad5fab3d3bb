import { useLanguage } from '#app/lib/layout/site-data.ts'
import { paths } from '#app/lib/navigation/paths.ts'
import { useText } from '#app/lib/texts/use-text.tsx'
import { ButtonLink } from '#app/ui/button.tsx'
import { EmptyState } from '#app/ui/empty-state.tsx'

/** Explains how to get access to what needs a second factor. */
export function SecondFactorNotice() {
  const t = useText()
  return (
    <EmptyState
      picture="lock"
      title={t('admin.second-factor-title')}
      hint={t('functions.second-factor-first')}
    >
      <ButtonLink to={paths.dashboard(useLanguage(), 'security')} variant="primary">
        {t('admin.second-factor-link')}
      </ButtonLink>
    </EmptyState>
  )
}
