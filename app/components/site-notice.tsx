import { useFrame } from '#app/lib/frame.ts'
import { useText } from '#app/lib/texts/use-text.tsx'

/** What the operator has to say to everybody, in the reader's language. */
export function SiteNotice() {
  const t = useText()
  const { notice } = useFrame()
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
