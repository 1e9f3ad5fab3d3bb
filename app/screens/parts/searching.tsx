import { useText } from '#app/lib/texts/use-text.tsx'
import { WaitingLine } from '#app/ui/waiting-line.tsx'

/** Said while a search is on its way. */
export function Searching() {
  const t = useText()
  return <WaitingLine>{t('search.searching')}</WaitingLine>
}
