import { ArtistError } from '#providers/images/artist/workers.ts'

interface Described {
  fileName: string
  asDownload: boolean
  language: string
  /** Names the bytes, so that who has them already is not sent them again. */
  name: string
}

export function pdfHeaders({ fileName, asDownload, language, name }: Described): Headers {
  return new Headers({
    'content-type': 'application/pdf',
    'content-disposition': `${asDownload ? 'attachment' : 'inline'}; filename="${fileName}"`,
    'content-language': language,
    etag: `"${name}"`,
    // An hour: a page that was taken down must not be handed out for long.
    'cache-control': 'public, max-age=3600',
    'x-content-type-options': 'nosniff',
    // What a browser's own PDF viewer needs, and nothing else.
    'content-security-policy':
      "default-src 'none'; style-src 'unsafe-inline'; object-src 'self'; frame-ancestors 'none'",
    // Sheets of unreleased pages are for those who have the link; the page itself is what should be found.
    'x-robots-tag': 'noindex',
  })
}

export function pdfAnswer(request: Request, headers: Headers, bytes: Uint8Array): Response {
  headers.set('content-length', String(bytes.byteLength))
  return new Response(request.method === 'HEAD' ? null : new Uint8Array(bytes), { headers })
}

export const missing = () =>
  new Response('Not found', { status: 404, headers: { 'cache-control': 'no-store' } })

const later = (status: number, seconds: number) =>
  new Response('Please try again in a moment.', {
    status,
    headers: { 'retry-after': String(seconds), 'cache-control': 'no-store' },
  })
export const tooMany = () => later(429, 60)

/** What to say when the artist could not: a drawing it cannot read is missing, a queue that is full is a matter of waiting. */
export function artistFailed(error: unknown): Response {
  if (!(error instanceof ArtistError)) throw error
  return error.code === 'artist-failed' ? missing() : later(503, 5)
}
