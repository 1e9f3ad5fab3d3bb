import { ColorButton } from '#app/components/color-button.tsx'
import { PrintOptions } from '#app/components/print-options.tsx'
import { ShareButton } from '#app/components/share-button.tsx'
import { DownloadButton } from '#app/features/download/download-button.tsx'
import { LevelsButton } from '#app/features/download/levels/levels-button.tsx'
import { NumbersButton } from '#app/features/download/numbers/numbers-button.tsx'
import { PrintButton } from '#app/features/download/print-button.tsx'
import { PackButton } from '#app/features/pack/pack-button.tsx'
import { useLanguage } from '#app/lib/layout/site-data.ts'
import { paths } from '#app/lib/navigation/paths.ts'
import { hasMaster } from '#app/lib/pages/has-master.ts'
import { useText } from '#app/lib/texts/use-text.tsx'
import type { Route } from '../+types/page.ts'
import { CustomizeButton } from './customize-button.tsx'

interface Props {
  page: Route.ComponentProps['loaderData']['page']
  title: string
}

/** Everything that can be done with the page: print, download, color, collect, share and change it. */
export function PageActions({ page, title }: Props) {
  const t = useText()
  const language = useLanguage()
  const isVector = hasMaster(page)
  return (
    <>
      <div
        className="within-reach flex gap-3 *:grow max-sm:gap-2 max-sm:*:gap-1.5 max-sm:*:px-1.5 max-[359px]:flex-wrap sm:flex-wrap sm:max-lg:*:px-3"
        data-print-bar
      >
        <DownloadButton page={page} variant="primary" label={t('download.downloadPdf')} />
        <PrintButton page={page} />
      </div>
      {/* Columns: rows that wrap by the width of their words would wrap differently once the fonts are loaded. */}
      <div className="-mt-2 grid grid-cols-2 gap-3 *:first:col-span-2 *:last:col-span-2">
        {isVector && <ColorButton slug={page.slug} title={title} />}
        {isVector && <PackButton as="button" page={page} title={title} />}
        {isVector && <LevelsButton page={page} />}
        {isVector && <NumbersButton page={page} />}
        <ShareButton title={title} path={paths.page(language, page.slug)} />
        <CustomizeButton slug={page.slug} title={title} />
      </div>
      <PrintOptions />
    </>
  )
}
