import { useSiteData } from '#app/lib/layout/site-data.ts'
import { useText } from '#app/lib/texts/use-text.tsx'
import type { ContentKind } from './translation-queries.ts'

/** Explains what can be translated without a translation provider. */
export function ProviderNote({ content }: { content: ContentKind }) {
  const t = useText()
  const { config } = useSiteData()
  if (config.features.translation) return null
  return (
    <p role="note" className="outlined bg-sun-soft px-4 py-3">
      {t('admin-translations.no-provider')}{' '}
      {t(
        content === 'page'
          ? 'admin-translations.no-provider-page'
          : 'admin-translations.no-provider-category',
      )}
    </p>
  )
}
