import { SignalHigh } from 'lucide-react'
import { lazy, Suspense, useState } from 'react'
import { useText } from '#app/lib/texts/use-text.tsx'
import { Button } from '#app/ui/button.tsx'

const LevelsDialog = lazy(() => import('./levels-dialog.tsx'))

/** Opens the same picture in three difficulties. The dialog is loaded when the button is pressed. */
export function LevelsButton({ page }: { page: { id: string; slug: string } }) {
  const t = useText()
  const [isOpen, setOpen] = useState(false)
  return (
    <>
      <Button aria-haspopup="dialog" onClick={() => setOpen(true)} className="script-only">
        <SignalHigh aria-hidden="true" className="size-5 shrink-0" strokeWidth={2.5} />
        {t('page.levels')}
      </Button>
      {isOpen && (
        <Suspense>
          <LevelsDialog page={page} onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  )
}
