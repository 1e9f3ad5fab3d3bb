import { FileDown, ImageDown, Share2 } from 'lucide-react'
import { useState } from 'react'
import { pdfFileName } from '#domain/print/pdf-file-name.ts'
import { downloadBlob } from '#app/lib/browser/download-file.ts'
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
  const [hasFailed, setFailed] = useState(false)
  const name = pdfFileName(title)
  const run = (work: () => Promise<void>) => {
    setFailed(false)
    work().catch((error: unknown) => {
      // The visitor closed the device's own dialog.
      if (!(error instanceof DOMException && error.name === 'AbortError')) setFailed(true)
    })
  }
  const png = async () =>
    new File([await createPng(page, drawing, actions())], name.replace(/pdf$/, 'png'), { type: 'image/png' })
  return (
    <>
      <Button onClick={() => run(async () => downloadBlob(name.replace(/pdf$/, 'png'), await png()))}>
        <ImageDown aria-hidden="true" className="size-5 shrink-0" strokeWidth={2.5} />
        {t('coloring.save-picture')}
      </Button>
      <Button onClick={() => run(async () => downloadBlob(name, await createPdf(page, actions(), title)))}>
        <FileDown aria-hidden="true" className="size-5 shrink-0" strokeWidth={2.5} />
        {t('coloring.save-pdf')}
      </Button>
      {'canShare' in navigator && (
        <Button
          onClick={() =>
            run(async () => {
              const file = await png()
              if (navigator.canShare({ files: [file] })) await navigator.share({ files: [file], title })
              else downloadBlob(file.name, file)
            })
          }
        >
          <Share2 aria-hidden="true" className="size-5 shrink-0" strokeWidth={2.5} />
          {t('page.share')}
        </Button>
      )}
      {hasFailed && <p role="alert">{t('coloring.save-failed')}</p>}
    </>
  )
}
