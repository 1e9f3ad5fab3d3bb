/** Browsers may read a blob URL after the click, so it stays valid this long. */
const BLOB_URL_LIFETIME_MS = 30_000

/** Saves a text as a file in the browser's downloads. */
export function downloadTextFile(name: string, text: string, type: string): void {
  downloadBlob(name, new Blob([text], { type: `${type};charset=utf-8` }))
}

export function downloadBlob(name: string, blob: Blob): void {
  const url = URL.createObjectURL(blob)
  downloadUrl(name, url)
  setTimeout(() => URL.revokeObjectURL(url), BLOB_URL_LIFETIME_MS)
}

export function downloadUrl(name: string, url: string): void {
  const link = document.createElement('a')
  link.href = url
  link.download = name
  // Older versions of Firefox ignore clicks on links outside the document.
  document.body.append(link)
  link.click()
  link.remove()
}
