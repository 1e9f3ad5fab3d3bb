import type { Paper } from '#domain/paper.ts'
import { layOut } from '#domain/pdf-layout.ts'

/** A page that only has a picture, as a PDF made in the browser. The library is large and comes on the first click. */
export async function pictureToPdf(address: string, paper: Paper, signal: AbortSignal): Promise<Blob> {
  const [{ jsPDF }, picture] = await Promise.all([import('jspdf'), loadPicture(address, signal)])
  const {
    orientation,
    page,
    picture: place,
  } = layOut({ width: picture.naturalWidth, height: picture.naturalHeight }, paper)
  const pdf = new jsPDF({ orientation, unit: 'pt', format: [page.width, page.height] })
  pdf.addImage(asPng(picture), 'PNG', place.x, place.y, place.width, place.height)
  return pdf.output('blob')
}

function loadPicture(address: string, signal: AbortSignal): Promise<HTMLImageElement> {
  return new Promise((resolve, reject) => {
    const picture = new Image()
    const fail = () => reject(new Error('Failed to load image'))
    picture.crossOrigin = 'anonymous'
    picture.onload = () => resolve(picture)
    picture.onerror = fail
    signal.addEventListener('abort', fail, { once: true })
    picture.src = address
  })
}

function asPng(picture: HTMLImageElement): string {
  const canvas = document.createElement('canvas')
  canvas.width = picture.naturalWidth
  canvas.height = picture.naturalHeight
  const pen = canvas.getContext('2d')
  if (!pen) throw new Error('Failed to load image')
  // Transparent pictures would print black in some readers.
  pen.fillStyle = '#fff'
  pen.fillRect(0, 0, canvas.width, canvas.height)
  pen.drawImage(picture, 0, 0)
  return canvas.toDataURL('image/png')
}
