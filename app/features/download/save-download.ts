import type { PaperSize } from '#domain/print/paper-size.ts'
import { downloadBlob, downloadUrl } from '#app/lib/browser/download-file.ts'
import type { DownloadSource } from './download-source.ts'

const TIMEOUT_MS = 30_000

/** Saves the page in the browser's downloads; throws when the file cannot be loaded. */
export async function saveDownload(
  { kind, href }: DownloadSource,
  name: string,
  paper: PaperSize,
): Promise<void> {
  const signal = AbortSignal.timeout(TIMEOUT_MS)
  if (kind === 'picture') {
    const { pictureToPdf } = await import('./picture-to-pdf.ts')
    return downloadBlob(name, await pictureToPdf(href, paper, signal))
  }
  // Fetched first, so that an error can be shown. The link then reads the file from the browser's cache, which also works
  // on iPads.
  const response = await fetch(href, { signal })
  if (!response.ok) throw new Error('Failed to fetch PDF file')
  await response.arrayBuffer()
  downloadUrl(name, href)
}
