import { Printer } from 'lucide-react'
import { type ReactNode, useState } from 'react'
import { flushSync } from 'react-dom'
import { useText } from '#app/lib/texts/use-text.tsx'
import { Button } from '#app/ui/button.tsx'
import { useToast } from '#app/ui/toast.tsx'
import type { Downloadable } from './file-of.ts'
import { useCountDownload } from './use-count-download.ts'

/** Prints the page and nothing else: the vector master on a sheet of its own, once it has arrived. */
export function PrintButton({ page }: { page: Downloadable }) {
  const t = useText()
  const toast = useToast()
  const count = useCountDownload()
  const [sheet, setSheet] = useState<ReactNode>()
  const [isBusy, setBusy] = useState(false)
  const address = page.thumbnail_url
  if (!address) return null

  const print = async () => {
    setBusy(true)
    try {
      const { sheetOf } = await import('./print-sheet.tsx')
      const ready = await sheetOf(page, address)
      // The sheet must stand in the document before the browser takes its picture.
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
      <Button busy={isBusy && t('download.preparing')} onClick={() => void print()} className="script-only">
        <Printer aria-hidden="true" className="size-5" strokeWidth={2.5} />
        {t('download.print')}
      </Button>
      {sheet}
    </>
  )
}
