import { Layers } from 'lucide-react'
import { hasMaster } from '#app/lib/pages/has-master.ts'
import type { CardPage } from '#app/lib/pages/page-queries.ts'
import { useText } from '#app/lib/texts/use-text.tsx'
import { Button } from '#app/ui/button.tsx'
import { useAddPages } from './use-add-pages.ts'

/** Adds all pages of a list to the class pack. */
export function AddAllButton({ pages }: { pages: readonly CardPage[] }) {
  const t = useText()
  const add = useAddPages()
  const printable = pages.filter(hasMaster)
  if (printable.length === 0) return null
  return (
    <Button onClick={() => add(printable)} className="script-only min-h-11 px-4" data-no-print>
      <Layers aria-hidden="true" className="size-5 shrink-0" strokeWidth={2.5} />
      {t('pack.add-all')}
    </Button>
  )
}
