import type { PaperSize } from '#domain/print/paper-size.ts'
import { createPdfLayout } from '#domain/print/pdf-layout.ts'

/** Converts a picture to PDF in the browser. The library is large, so it is loaded on the first click. */
export async function pictureToPdf(url: string, paper: PaperSize, signal: AbortSignal): Promise<Blob> {
  const [{ jsPDF }, picture] = await Promise.all([import('jspdf'), loadPicture(url, signal)])
  const {
    orientation,
    page,
    picture: position,
  } = createPdfLayout({ width: picture.naturalWidth, height: picture.naturalHeight }, paper)
  const pdf = new jsPDF({ orientation, unit: 'pt', format: [page.width, page.height] })
  pdf.addImage(toPng(picture), 'PNG', position.x, position.y, position.width, position.height)
  return pdf.output('blob')
}

function loadPicture(url: string, signal: AbortSignal): Promise<HTMLImageElement> {
  return new Promise((resolve, reject) => {
    const picture = new Image()
    const fail = () => reject(new Error('Failed to load image'))
    picture.crossOrigin = 'anonymous'
    picture.onload = () => resolve(picture)
    picture.onerror = fail
    signal.addEventListener('abort', fail, { once: true })
    picture.src = url
  })
}

function toPng(picture: HTMLImageElement): string {
  const canvas = document.createElement('canvas')
  canvas.width = picture.naturalWidth
  canvas.height = picture.naturalHeight
  const context = canvas.getContext('2d')
  if (!context) throw new Error('Failed to load image')
  // Some PDF readers print transparent areas black.
  context.fillStyle = '#fff'
  context.fillRect(0, 0, canvas.width, canvas.height)
  context.drawImage(picture, 0, 0)
  return canvas.toDataURL('image/png')
}
