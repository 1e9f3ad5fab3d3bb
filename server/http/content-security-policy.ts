/** Where the captcha an operator may have set up comes from; both services say so in their documentation. */
const CAPTCHA_HOSTS = {
  turnstile: 'https://challenges.cloudflare.com',
  hcaptcha: 'https://hcaptcha.com https://*.hcaptcha.com',
}

/** What an operator has set up elsewhere: origins of files (S3, Supabase), and a captcha. */
export interface Elsewhere {
  origins: readonly string[]
  captcha?: keyof typeof CAPTCHA_HOSTS
}

/**
 * Nothing comes from elsewhere: no inline script without this response's nonce, no inline style, no frame, no plug-in. Where files
 * lie on S3 or at Supabase, that origin is added for pictures and calls; a captcha adds its own for script and frame.
 */
export function contentSecurityPolicy(nonce: string, { origins, captcha }: Elsewhere): string {
  const asked = captcha ? ` ${CAPTCHA_HOSTS[captcha]}` : ''
  const files = origins.length > 0 ? ` ${origins.join(' ')}` : ''
  return [
    "default-src 'none'",
    `script-src 'self' 'nonce-${nonce}'${asked}`,
    `style-src 'self'${captcha === 'hcaptcha' ? asked : ''}`,
    ...(captcha ? [`frame-src${asked}`] : []),
    `img-src 'self' data: blob:${files}`,
    "font-src 'self'",
    `connect-src 'self'${files}${files.replaceAll('https:', 'wss:')}${asked}`,
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
