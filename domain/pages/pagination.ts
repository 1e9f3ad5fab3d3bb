const MAX_PAGE_LINKS = 5

/** The page numbers to link: the first five near the start, the last five near the end, else two on either side. */
export function visiblePageNumbers(current: number, pages: number): number[] {
  const first =
    pages <= MAX_PAGE_LINKS || current <= 3
      ? 1
      : current >= pages - 2
        ? pages - MAX_PAGE_LINKS + 1
        : current - 2
  return Array.from({ length: Math.min(MAX_PAGE_LINKS, pages) }, (_, index) => first + index)
}

/** Reads `?page=`: a number past the end means the last page, an invalid number the first. */
export function parsePageNumber(text: string | null, pages: number): number {
  const page = Number(text ?? 1)
  if (!Number.isInteger(page) || page < 1) return 1
  return Math.min(page, Math.max(pages, 1))
}
