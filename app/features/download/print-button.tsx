import { Printer } from 'lucide-react'
import { useState } from 'react'
import { flushSync } from 'react-dom'
import { pageTitle } from '#domain/text.ts'
import { useFrame } from '#app/lib/frame.ts'
import { useText } from '#app/lib/texts/use-text.tsx'
import { Button } from '#app/ui/button.tsx'
import { useToast } from '#app/ui/toast.tsx'
import type { Downloadable } from './file-of.ts'
import { usePrintChoice } from '#app/lib/print-choice.ts'
import { useCountDownload } from './use-count-download.ts'

/** Prints the page and nothing else: the vector master on a sheet of its own, once it has arrived. */
export function PrintButton({ page }: { page: Downloadable }) {
  const t = useText()
  const { language, config } = useFrame()
  const { foot } = usePrintChoice()
  const toast = useToast()
  const count = useCountDownload()
  const [sheet, setSheet] = useState<{ address: string; isLying: boolean }>()
  const [isBusy, setBusy] = useState(false)
  const address = page.thumbnail_url
  if (!address) return null

  const print = async () => {
    setBusy(true)
    const picture = new Image()
    picture.src = address
    try {
      await picture.decode()
    } catch {
      setBusy(false)
      toast.show({
        kind: 'error',
        title: t('download.downloadFailed'),
        text: t('download.downloadFailedMessage'),
      })
      return
    }
    // The sheet must stand in the document before the browser takes its picture.
    flushSync(() => {
      setSheet({ address, isLying: picture.naturalWidth > picture.naturalHeight })
      setBusy(false)
    })
    count(page.id)
    window.print()
  }

  return (
    <>
      <Button busy={isBusy && t('download.preparing')} onClick={() => void print()} className="script-only">
        <Printer aria-hidden="true" className="size-5" strokeWidth={2.5} />
        {t('download.print')}
      </Button>
      {sheet && (
        <div
          className="print-sheet"
          data-print-page
          data-lying={sheet.isLying || undefined}
          aria-hidden="true"
        >
          <img src={sheet.address} alt="" />
          {foot && (
            <p>
              {pageTitle(page.title, language)} · {new URL(config.siteUrl).host} · {t('download.licence')}
            </p>
          )}
        </div>
      )}
    </>
  )
}
