import { ArtistError } from '#providers/images/artist/workers/artist-worker-pool.ts'

interface PdfDescription {
  fileName: string
  asDownload: boolean
  language: string
}

export function pdfHeaders({ fileName, asDownload, language }: PdfDescription): Headers {
  return new Headers({
    'content-type': 'application/pdf',
    'content-disposition': `${asDownload ? 'attachment' : 'inline'}; filename="${fileName}"`,
    'content-language': language,
    // Only an hour, because a page can be taken down.
    'cache-control': 'public, max-age=3600',
    'x-content-type-options': 'nosniff',
    // The minimum for the PDF viewers of browsers.
    'content-security-policy':
      "default-src 'none'; style-src 'unsafe-inline'; object-src 'self'; frame-ancestors 'none'",
    // Search engines should list the page and not its print; unreleased pages are only for people with the
    // link.
    'x-robots-tag': 'noindex',
  })
}

export const notFound = () =>
  new Response('Not found', { status: 404, headers: { 'cache-control': 'no-store' } })

const retryLater = (status: number, seconds: number) =>
  new Response('Please try again in a moment.', {
    status,
    headers: { 'retry-after': String(seconds), 'cache-control': 'no-store' },
  })
export const tooManyRequests = () => retryLater(429, 60)

/**
 * A drawing that the artist cannot read is a 404; a full queue or a timeout is a 503. Other errors are thrown
 * again.
 */
export function artistErrorResponse(error: unknown): Response {
  if (!(error instanceof ArtistError)) throw error
  return error.code === 'artist-failed' ? notFound() : retryLater(503, 5)
}
