import type { Paper } from '#domain/paper.ts'
import type { PageFile } from './file-of.ts'

const PATIENCE_MS = 30_000

/** Hands a page's file to the browser's downloads; throws when it cannot be had. */
export async function saveFile({ kind, href }: PageFile, name: string, paper: Paper): Promise<void> {
  const signal = AbortSignal.timeout(PATIENCE_MS)
  if (kind === 'picture') {
    const { pictureToPdf } = await import('./picture-to-pdf.ts')
    const address = URL.createObjectURL(await pictureToPdf(href, paper, signal))
    follow(address, name)
    setTimeout(() => URL.revokeObjectURL(address), PATIENCE_MS)
    return
  }
  // Asked first, so that a failure can be told; the link then takes it from the browser's cache, which also works on an iPad.
  const response = await fetch(href, { signal })
  if (!response.ok) throw new Error('Failed to fetch PDF file')
  await response.arrayBuffer()
  follow(href, name)
}

function follow(href: string, name: string): void {
  const link = document.createElement('a')
  link.href = href
  link.download = name
  document.body.append(link)
  link.click()
  link.remove()
}
