/** A data URL, because a blob URL could be revoked while the print dialog is open. */
export const svgUrl = (svg: string) => `data:image/svg+xml,${encodeURIComponent(svg)}`

let newest = { svg: '', url: '' }

/** The URL of a whole picture. The newest one is on the table, on the sheet for the printer and in the list; they share one URL, because each is almost a megabyte. */
export function pictureUrl(svg: string): string {
  if (newest.svg !== svg) newest = { svg, url: svgUrl(svg) }
  return newest.url
}
