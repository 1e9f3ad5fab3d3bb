import { Download, Printer } from 'lucide-react'
import type { ReactNode } from 'react'
import { pdfFileName } from '#domain/print/pdf-file-name.ts'
import { usePrintPreferences } from '#app/lib/browser/print-preferences.ts'
import { useFileExport } from '#app/lib/browser/use-file-export.ts'
import { useSiteData } from '#app/lib/layout/site-data.ts'
import { useText } from '#app/lib/texts/use-text.tsx'
import { Button } from '#app/ui/button.tsx'
import { pictureUrl } from './svg-url.ts'
import type { ArtistClient } from './worker/artist-client.ts'
import type { Drawing } from './worker/messages.ts'

const FILE_KINDS = ['pdf', 'png', 'svg'] as const
type FileKind = (typeof FILE_KINDS)[number]
const TYPES: Record<FileKind, string> = { pdf: 'application/pdf', png: 'image/png', svg: 'image/svg+xml' }

/** Prints the picture and writes its files, all on this device. */
export function ExportButtons({
  drawing,
  artist,
  children,
}: {
  drawing: Drawing
  artist: ArtistClient
  /** Further actions, shown first. */
  children: ReactNode
}) {
  const t = useText()
  const { config } = useSiteData()
  const { paper, foot } = usePrintPreferences()
  const { busyName, hasFailed, save } = useFileExport()
  const { svg, title } = drawing
  const footLine = `${title} · ${new URL(config.siteUrl).host} · ${t('download.licence')}`

  const write = async (kind: FileKind): Promise<BlobPart> => {
    if (kind === 'svg') return svg
    if (kind === 'png') return artist.png({ svg })
    return artist.pdf({ svg, options: { paperSize: paper, title, footer: foot ? footLine : undefined } })
  }
  const nameOf = (kind: FileKind) => pdfFileName(title).replace(/pdf$/, kind)

  return (
    <>
      <div className="flex flex-wrap gap-2">
        {children}
        <Button variant="primary" onClick={() => window.print()}>
          <Printer aria-hidden="true" className="size-5" strokeWidth={2.5} />
          {t('download.print')}
        </Button>
        {FILE_KINDS.map((kind) => (
          <Button
            key={kind}
            aria-label={t('draw.save-as', { kind: kind.toUpperCase() })}
            busyLabel={busyName === nameOf(kind) && t('download.preparing')}
            onClick={() =>
              void save(nameOf(kind), async () => new Blob([await write(kind)], { type: TYPES[kind] }))
            }
          >
            <Download aria-hidden="true" className="size-5" strokeWidth={2.5} />
            {kind.toUpperCase()}
          </Button>
        ))}
      </div>
      {hasFailed && (
        <p role="alert" className="outlined bg-tomato-soft p-3">
          {t('device.file-failed')}
        </p>
      )}
      <PrintPage drawing={drawing} foot={foot ? footLine : undefined} />
    </>
  )
}

/** Hidden on screen; the only thing on paper. */
function PrintPage({ drawing: { svg, scene }, foot }: { drawing: Drawing; foot?: string }) {
  return (
    <div
      className="print-sheet"
      data-print-page
      data-landscape={scene.orientation === 'landscape' || undefined}
      aria-hidden="true"
    >
      <img src={pictureUrl(svg)} alt="" />
      {foot && <p>{foot}</p>}
    </div>
  )
}
