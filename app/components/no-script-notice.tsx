import { useLanguage } from '#app/lib/layout/site-data.ts'
import { paths } from '#app/lib/navigation/paths.ts'
import { useText } from '#app/lib/texts/use-text.tsx'
import { ButtonLink } from '#app/ui/button.tsx'
import { EmptyState } from '#app/ui/empty-state.tsx'

/**
 * Informs visitors without scripts that this screen needs them. Rendered on the server only, because browsers with
 * scripts ignore it.
 */
export function NoScriptNotice({
  hint = 'no-script.hint',
}: {
  hint?: 'no-script.hint' | 'no-script.favourites' | 'no-script.color'
}) {
  const t = useText()
  const language = useLanguage()
  return (
    <noscript>
      {import.meta.env.SSR && (
        <EmptyState picture="lock" title={t('no-script.title')} hint={t(hint)}>
          <ButtonLink variant="primary" to={paths.home(language)}>
            {t('no-script.home')}
          </ButtonLink>
        </EmptyState>
      )}
    </noscript>
  )
}
