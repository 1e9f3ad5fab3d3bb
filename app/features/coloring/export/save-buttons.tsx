import { FileDown, Printer, Share2 } from 'lucide-react'
import { useState } from 'react'
import { createPortal, flushSync } from 'react-dom'
import { pdfFileName } from '#domain/print/pdf-file-name.ts'
import { pngFileName, SavePictureButton } from '#app/components/device-pictures/save-picture-button.tsx'
import { useFileExport } from '#app/lib/browser/use-file-export.ts'
import { useText } from '#app/lib/texts/use-text.tsx'
import { Button } from '#app/ui/button.tsx'
import type { LoadedColoring } from '../load-coloring.ts'
import type { ColoringAction } from '#domain/coloring/coloring-action.ts'
import { createPdf } from './create-pdf.ts'
import { createPng } from './render-picture.ts'

interface Props {
  loaded: LoadedColoring
  title: string
  actions(): readonly ColoringAction[]
}

/** Prints, saves or shares the picture. It leaves the device only if the visitor shares it. */
export function SaveButtons({ loaded: { page, drawing }, title, actions }: Props) {
  const t = useText()
  const { hasFailed, run, save, share } = useFileExport()
  const [printedUrl, setPrintedUrl] = useState<string>()
  const pngName = pngFileName(title)
  const png = () => createPng(page, drawing, actions())
  const print = async () => {
    const picture = new Image()
    picture.src = URL.createObjectURL(await png())
    await picture.decode()
    // The picture must be in the document before the print dialog opens.
    flushSync(() => setPrintedUrl(picture.src))
    window.print()
  }
  const { width, height } = page.regionMap
  return (
    <>
      <Button variant="primary" onClick={() => void run('print', print)}>
        <Printer aria-hidden="true" className="size-5 shrink-0" strokeWidth={2.5} />
        {t('download.print')}
      </Button>
      <SavePictureButton title={title} createPng={png} />
      <Button onClick={() => void save(pdfFileName(title), () => createPdf(page, actions(), title))}>
        <FileDown aria-hidden="true" className="size-5 shrink-0" strokeWidth={2.5} />
        {t('coloring.save-pdf')}
      </Button>
      {'canShare' in navigator && (
        <Button onClick={() => void share(pngName, title, png)}>
          <Share2 aria-hidden="true" className="size-5 shrink-0" strokeWidth={2.5} />
          {t('page.share')}
        </Button>
      )}
      {printedUrl &&
        createPortal(
          <div
            className="print-sheet"
            data-print-page
            data-landscape={width > height || undefined}
            aria-hidden="true"
          >
            <img src={printedUrl} alt="" />
          </div>,
          document.body,
        )}
      {hasFailed && <p role="alert">{t('device.file-failed')}</p>}
    </>
  )
}
