const MOST_LINKS = 5

/** Which page numbers are shown: the first five near the start, the last five near the end, else two on either side. */
export function pageLinks(current: number, pages: number): number[] {
  const first =
    pages <= MOST_LINKS || current <= 3 ? 1 : current >= pages - 2 ? pages - MOST_LINKS + 1 : current - 2
  return Array.from({ length: Math.min(MOST_LINKS, pages) }, (_, index) => first + index)
}

/** The page meant by `?page=`: out of range is the last one, nonsense the first. */
export function readPage(text: string | null, pages: number): number {
  const page = Number(text ?? 1)
  if (!Number.isInteger(page) || page < 1) return 1
  return Math.min(page, Math.max(pages, 1))
}
