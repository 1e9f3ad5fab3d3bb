import { Flag } from 'lucide-react'
import { lazy, Suspense, useState } from 'react'
import { useText } from '#app/lib/texts/use-text.tsx'
import { Button } from '#app/ui/button.tsx'

const ReportDialog = lazy(() => import('./report-dialog.tsx'))

/** The dialog is loaded when the button is pressed. */
export function ReportButton({ pageId }: { pageId: string }) {
  const t = useText()
  const [isOpen, setOpen] = useState(false)
  return (
    <>
      <Button
        variant="quiet"
        aria-haspopup="dialog"
        onClick={() => setOpen(true)}
        className="script-only -ml-4 self-start text-ink-soft"
      >
        <Flag aria-hidden="true" className="size-5 shrink-0" strokeWidth={2.5} />
        {t('page.report')}
      </Button>
      {isOpen && (
        <Suspense>
          <ReportDialog pageId={pageId} onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  )
}
