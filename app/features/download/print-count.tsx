import { useText } from '#app/lib/texts/use-text.tsx'
import { useDownloadCount } from './download-counts.ts'

/** How often a page was printed, also counting this visitor's download. */
export function PrintCount({ page }: { page: { id: string; download_count: number } }) {
  const t = useText()
  return <p className="text-ink-soft">{t('card.downloads', { count: useDownloadCount(page) })}</p>
}
