import { useSiteData } from '#app/lib/layout/site-data.ts'
import { useText } from '#app/lib/texts/use-text.tsx'

/** The operator's notice to all visitors. */
export function SiteNotice() {
  const t = useText()
  const { notice } = useSiteData()
  if (!notice) return null
  return (
    <aside
      aria-label={t('common.notice')}
      className="border-b-[2.5px] border-ink bg-sky-soft px-4 py-2.5 text-center whitespace-pre-line"
      data-no-print
    >
      {notice}
    </aside>
  )
}
