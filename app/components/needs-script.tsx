import { useLanguage } from '#app/lib/frame.ts'
import { paths } from '#app/lib/paths.ts'
import { useText } from '#app/lib/texts/use-text.tsx'
import { ButtonLink } from '#app/ui/button.tsx'
import { EmptyState } from '#app/ui/empty-state.tsx'

/** What does not work without a script says so, and what does. Only in the first HTML: whoever runs scripts never looks inside. */
export function NeedsScript({
  hint = 'no-script.hint',
}: {
  hint?: 'no-script.hint' | 'no-script.favourites'
}) {
  const t = useText()
  const language = useLanguage()
  return (
    <noscript>
      {import.meta.env.SSR && (
        <EmptyState picture="lock" title={t('no-script.title')} hint={t(hint)}>
          <ButtonLink look="main" to={paths.home(language)}>
            {t('no-script.home')}
          </ButtonLink>
        </EmptyState>
      )}
    </noscript>
  )
}
