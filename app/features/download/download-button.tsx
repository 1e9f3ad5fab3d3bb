import { Download } from 'lucide-react'
import { type MouseEvent, useState } from 'react'
import { pdfFileName } from '#domain/file-name.ts'
import { pageTitle } from '#domain/text.ts'
import { useLanguage } from '#app/lib/frame.ts'
import { useText } from '#app/lib/texts/use-text.tsx'
import { type ButtonLook, buttonClass } from '#app/ui/button.tsx'
import { useToast } from '#app/ui/toast.tsx'
import { type Downloadable, fileOf } from './file-of.ts'
import { usePrintChoice } from '#app/lib/print-choice.ts'
import { saveFile } from './save-file.ts'
import { useCountDownload } from './use-count-download.ts'

interface Props {
  page: Downloadable
  label: string
  look?: ButtonLook
  className?: string
}

/** A plain link to the file, which works before and without any script; with it, people are told how it went. */
export function DownloadButton({ page, label, look = 'plain', className }: Props) {
  const t = useText()
  const language = useLanguage()
  const choice = usePrintChoice()
  const toast = useToast()
  const count = useCountDownload()
  const [isBusy, setBusy] = useState(false)
  const file = fileOf(page, language, choice)
  if (!file) return null
  const title = pageTitle(page.title, language)
  const name = pdfFileName(title)

  const download = async (event: MouseEvent) => {
    if (event.metaKey || event.ctrlKey || event.shiftKey) return
    event.preventDefault()
    if (isBusy) return
    setBusy(true)
    try {
      await saveFile(file, name, choice.paper)
      count(page.id)
      toast.show({
        kind: 'success',
        title: t('download.downloadStarted'),
        text: t('download.downloadMessage'),
      })
    } catch {
      toast.show({
        kind: 'error',
        title: t('download.downloadFailed'),
        text: t('download.downloadFailedMessage'),
      })
    } finally {
      setBusy(false)
    }
  }

  return (
    <a
      href={file.href}
      // Without scripts a picture stays a picture, under its own name.
      download={file.kind === 'pdf' ? name : true}
      onClick={(event) => void download(event)}
      aria-disabled={isBusy || undefined}
      aria-label={isBusy ? undefined : `${label}: ${title}`}
      className={buttonClass(look, className)}
    >
      <Download aria-hidden="true" className="size-5 shrink-0" strokeWidth={2.5} />
      {isBusy ? t('download.downloading') : label}
    </a>
  )
}
