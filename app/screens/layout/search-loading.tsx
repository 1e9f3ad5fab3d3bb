import { useText } from '#app/lib/texts/use-text.tsx'
import { LoadingMessage } from '#app/ui/loading-message.tsx'

/** Shown while search results load. */
export function SearchLoading() {
  const t = useText()
  return <LoadingMessage>{t('search.searching')}</LoadingMessage>
}
