import { pageTitle } from '#domain/text/localised-text.ts'
import { useSiteData } from '#app/lib/layout/site-data.ts'
import { usePrintPreferences } from '#app/lib/browser/print-preferences.ts'
import { useText } from '#app/lib/texts/use-text.tsx'
import type { DownloadablePage } from './download-source.ts'

interface Props {
  page: DownloadablePage
  url: string
  isLandscape: boolean
}

/** Resolves when the picture has loaded, so that it is not missing on paper. */
export async function loadPrintSheet(page: DownloadablePage, url: string) {
  const picture = new Image()
  picture.src = url
  await picture.decode()
  return <PrintSheet page={page} url={url} isLandscape={picture.naturalWidth > picture.naturalHeight} />
}

function PrintSheet({ page, url, isLandscape }: Props) {
  const t = useText()
  const { language, config } = useSiteData()
  const { foot } = usePrintPreferences()
  return (
    <div className="print-sheet" data-print-page data-landscape={isLandscape || undefined} aria-hidden="true">
      <img src={url} alt="" />
      {foot && (
        <p>
          {pageTitle(page.title, language)} · {new URL(config.siteUrl).host} · {t('download.licence')}
        </p>
      )}
    </div>
  )
}
