import { FileDown, ImageDown, Share2 } from 'lucide-react'
import { pdfFileName } from '#domain/print/pdf-file-name.ts'
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

/** Saves or shares the picture. It leaves the device only if the visitor shares it. */
export function SaveButtons({ loaded: { page, drawing }, title, actions }: Props) {
  const t = useText()
  const { hasFailed, save, share } = useFileExport()
  const pdfName = pdfFileName(title)
  const pngName = pdfName.replace(/pdf$/, 'png')
  const png = () => createPng(page, drawing, actions())
  return (
    <>
      <Button onClick={() => void save(pngName, png)}>
        <ImageDown aria-hidden="true" className="size-5 shrink-0" strokeWidth={2.5} />
        {t('coloring.save-picture')}
      </Button>
      <Button onClick={() => void save(pdfName, () => createPdf(page, actions(), title))}>
        <FileDown aria-hidden="true" className="size-5 shrink-0" strokeWidth={2.5} />
        {t('coloring.save-pdf')}
      </Button>
      {'canShare' in navigator && (
        <Button onClick={() => void share(pngName, title, png)}>
          <Share2 aria-hidden="true" className="size-5 shrink-0" strokeWidth={2.5} />
          {t('page.share')}
        </Button>
      )}
      {hasFailed && <p role="alert">{t('device.file-failed')}</p>}
    </>
  )
}
