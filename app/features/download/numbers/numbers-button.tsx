import { Hash } from 'lucide-react'
import { lazy, Suspense, useState } from 'react'
import { useText } from '#app/lib/texts/use-text.tsx'
import { Button } from '#app/ui/button.tsx'

const NumbersDialog = lazy(() => import('./numbers-dialog.tsx'))

/** Opens the dialog for color-by-number sheets, which is loaded when the button is pressed. */
export function NumbersButton({ page }: { page: { id: string; slug: string } }) {
  const t = useText()
  const [isOpen, setOpen] = useState(false)
  return (
    <>
      <Button aria-haspopup="dialog" onClick={() => setOpen(true)} className="script-only">
        <Hash aria-hidden="true" className="size-5 shrink-0" strokeWidth={2.5} />
        {t('page.numbers')}
      </Button>
      {isOpen && (
        <Suspense>
          <NumbersDialog page={page} onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  )
}
