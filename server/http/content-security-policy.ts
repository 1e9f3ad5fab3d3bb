import { randomUUID } from 'node:crypto'

/** The hosts of each captcha service, as documented by the services. */
const CAPTCHA_HOSTS = {
  turnstile: 'https://challenges.cloudflare.com',
  hcaptcha: 'https://hcaptcha.com https://*.hcaptcha.com',
}

/** External services of the operator that a page may load from. */
export interface ExternalSources {
  /** Origins of files: S3 or Supabase. */
  origins: readonly string[]
  captcha?: keyof typeof CAPTCHA_HOSTS
}

/**
 * Allows only our own origin: no inline script without the response's nonce, no inline style, no frame, no
 * plug-in. The origin of files is added for images and requests, the hosts of a captcha for scripts, frames
 * and requests.
 */
export function contentSecurityPolicy(nonce: string, { origins, captcha }: ExternalSources): string {
  const captchaHosts = captcha ? ` ${CAPTCHA_HOSTS[captcha]}` : ''
  const fileOrigins = origins.length > 0 ? ` ${origins.join(' ')}` : ''
  return [
    "default-src 'none'",
    `script-src 'self' 'nonce-${nonce}'${captchaHosts}`,
    `style-src 'self'${captcha === 'hcaptcha' ? captchaHosts : ''}`,
    ...(captcha ? [`frame-src${captchaHosts}`] : []),
    `img-src 'self' data: blob:${fileOrigins}`,
    "font-src 'self'",
    `connect-src 'self'${fileOrigins}${fileOrigins.replaceAll('https:', 'wss:')}${captchaHosts}`,
    "media-src 'self' blob:",
    "manifest-src 'self'",
    "worker-src 'self'",
    "form-action 'self'",
    "frame-ancestors 'none'",
    "base-uri 'none'",
    "object-src 'none'",
  ].join('; ')
}

/**
 * Marks the place of the nonce in rendered HTML, because cached HTML gets a new nonce for each response. It is random: with a known
 * placeholder in a search, a visitor could make the page print the nonce.
 */
export const NONCE_PLACEHOLDER = `nonce-${randomUUID()}`
