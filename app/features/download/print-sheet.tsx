import { pageTitle } from '#domain/text.ts'
import { useFrame } from '#app/lib/frame.ts'
import { usePrintChoice } from '#app/lib/print-choice.ts'
import { useText } from '#app/lib/texts/use-text.tsx'
import type { Downloadable } from './file-of.ts'

interface Props {
  page: Downloadable
  address: string
  isLying: boolean
}

/** What a printer gets of a page, once its picture has arrived. */
export async function sheetOf(page: Downloadable, address: string) {
  const picture = new Image()
  picture.src = address
  await picture.decode()
  return <PrintSheet page={page} address={address} isLying={picture.naturalWidth > picture.naturalHeight} />
}

function PrintSheet({ page, address, isLying }: Props) {
  const t = useText()
  const { language, config } = useFrame()
  const { foot } = usePrintChoice()
  return (
    <div className="print-sheet" data-print-page data-lying={isLying || undefined} aria-hidden="true">
      <img src={address} alt="" />
      {foot && (
        <p>
          {pageTitle(page.title, language)} · {new URL(config.siteUrl).host} · {t('download.licence')}
        </p>
      )}
    </div>
  )
}
