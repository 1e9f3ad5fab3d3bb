import { useText } from '#app/lib/texts/use-text.tsx'
import { Pencils } from '#app/ui/pencils.tsx'

/** Said while a search is on its way. */
export function Searching() {
  const t = useText()
  return (
    <p role="status" className="flex items-center gap-3 font-display text-xl font-bold">
      <Pencils /> {t('search.searching')}
    </p>
  )
}
