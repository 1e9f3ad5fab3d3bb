import { Download } from 'lucide-react'
import { type MouseEvent, useState } from 'react'
import { pdfFileName } from '#domain/print/pdf-file-name.ts'
import { pageTitle } from '#domain/text/localised-text.ts'
import { useLanguage } from '#app/lib/layout/site-data.ts'
import { useText } from '#app/lib/texts/use-text.tsx'
import { type ButtonVariant, buttonClass, ICON_BUTTON_CLASS } from '#app/ui/button.tsx'
import { useToast } from '#app/ui/toast.tsx'
import { type DownloadablePage, downloadSource } from './download-source.ts'
import { usePrintPreferences } from '#app/lib/browser/print-preferences.ts'
import { useCountDownload } from './use-count-download.ts'

interface Props {
  page: DownloadablePage
  label: string
  /** On a card only the icon is visible. */
  as?: 'button' | 'icon'
  variant?: ButtonVariant
  className?: string
}

/** A link to the file, so that it works without JavaScript; with JavaScript the user sees the result as a toast. */
export function DownloadButton({ page, label, as = 'button', variant = 'plain', className }: Props) {
  const t = useText()
  const language = useLanguage()
  const choice = usePrintPreferences()
  const toast = useToast()
  const count = useCountDownload()
  const [isBusy, setBusy] = useState(false)
  const source = downloadSource(page, language, choice)
  if (!source) return null
  const title = pageTitle(page.title, language)
  const name = pdfFileName(title)

  const download = async (event: MouseEvent) => {
    if (event.metaKey || event.ctrlKey || event.shiftKey) return
    event.preventDefault()
    if (isBusy) return
    setBusy(true)
    try {
      const { saveDownload } = await import('./save-download.ts')
      await saveDownload(source, name, choice.paper)
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
      href={source.href}
      // Without JavaScript a picture is saved unchanged, under its original name.
      download={source.kind === 'pdf' ? name : true}
      onClick={(event) => void download(event)}
      aria-disabled={isBusy || undefined}
      aria-label={isBusy ? undefined : `${label}: ${title}`}
      title={as === 'icon' ? label : undefined}
      className={as === 'icon' ? `${ICON_BUTTON_CLASS} crayon-sun` : buttonClass(variant, className)}
    >
      <Download aria-hidden="true" className="size-5 shrink-0" strokeWidth={2.5} />
      <span className={as === 'icon' ? 'sr-only' : ''}>{isBusy ? t('download.downloading') : label}</span>
    </a>
  )
}
