import { useFrame } from '#app/lib/frame.ts'
import { useText } from '#app/lib/texts/use-text.tsx'
import type { ContentKind } from './queries.ts'

/** Without a translation provider it is said before the click what can be done and what not. */
export function ProviderNote({ content }: { content: ContentKind }) {
  const t = useText()
  const { config } = useFrame()
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
