/**
 * Nothing comes from elsewhere: no inline script without this response's nonce, no inline style, no frame, no plug-in. Where files
 * lie on S3 or at Supabase, that origin is added for pictures and calls.
 */
export function contentSecurityPolicy(nonce: string, origins: readonly string[]): string {
  const files = origins.length > 0 ? ` ${origins.join(' ')}` : ''
  return [
    "default-src 'none'",
    `script-src 'self' 'nonce-${nonce}'`,
    "style-src 'self'",
    `img-src 'self' data: blob:${files}`,
    "font-src 'self'",
    `connect-src 'self'${files}${files.replaceAll('https:', 'wss:')}`,
    "media-src 'self' blob:",
    "manifest-src 'self'",
    "worker-src 'self'",
    "form-action 'self'",
    "frame-ancestors 'none'",
    "base-uri 'none'",
    "object-src 'none'",
  ].join('; ')
}

/** What stands in rendered HTML, which may be cached, until a response gets a nonce of its own. */
export const NONCE_PLACEHOLDER = '%nonce-of-this-response%'
