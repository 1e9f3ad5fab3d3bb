import { Printer } from 'lucide-react'
import { type ReactNode, useState } from 'react'
import { flushSync } from 'react-dom'
import { useText } from '#app/lib/texts/use-text.tsx'
import { Button } from '#app/ui/button.tsx'
import { useToast } from '#app/ui/toast.tsx'
import type { DownloadablePage } from './download-source.ts'
import { useCountDownload } from './use-count-download.ts'

/** Prints only the page's vector master, once it has loaded. */
export function PrintButton({ page }: { page: DownloadablePage }) {
  const t = useText()
  const toast = useToast()
  const count = useCountDownload()
  const [sheet, setSheet] = useState<ReactNode>()
  const [isBusy, setBusy] = useState(false)
  const url = page.thumbnail_url
  if (!url) return null

  const print = async () => {
    setBusy(true)
    try {
      const { loadPrintSheet } = await import('./print-sheet.tsx')
      const ready = await loadPrintSheet(page, url)
      // The sheet must be in the document before the print dialog opens.
      flushSync(() => setSheet(ready))
      count(page.id)
      window.print()
    } catch {
      toast.show({
        kind: 'error',
        title: t('download.downloadFailed'),
        text: t('download.downloadFailedMessage'),
      })
    }
    setBusy(false)
  }

  return (
    <>
      <Button
        busyLabel={isBusy && t('download.preparing')}
        onClick={() => void print()}
        className="script-only"
      >
        <Printer aria-hidden="true" className="size-5" strokeWidth={2.5} />
        {t('download.print')}
      </Button>
      {sheet}
    </>
  )
}
