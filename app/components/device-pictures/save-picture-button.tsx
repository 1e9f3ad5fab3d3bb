import { ImageDown } from 'lucide-react'
import { pdfFileName } from '#domain/print/pdf-file-name.ts'
import { useFileExport } from '#app/lib/browser/use-file-export.ts'
import { useText } from '#app/lib/texts/use-text.tsx'
import { Button } from '#app/ui/button.tsx'

interface Props {
  title: string
  createPng(): Promise<Blob>
}

export const pngFileName = (title: string): string => pdfFileName(title).replace(/pdf$/, 'png')

/** Saves a picture as a file on this device. */
export function SavePictureButton({ title, createPng }: Props) {
  const t = useText()
  const { hasFailed, save } = useFileExport()
  return (
    <>
      <Button onClick={() => void save(pngFileName(title), createPng)}>
        <ImageDown aria-hidden="true" className="size-5 shrink-0" strokeWidth={2.5} />
        {t('device.save-picture')}
      </Button>
      {hasFailed && <p role="alert">{t('device.file-failed')}</p>}
    </>
  )
}
