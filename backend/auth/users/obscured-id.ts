import { createHmac } from 'node:crypto'

/**
 * An id for the response to an unconfirmed sign-up. It depends on the e-mail only, so it does not reveal whether the account
 * existed before. It is not the account's own id, because released pages show that as their creator.
 */
export function obscuredId(secret: string, email: string): string {
  const hex = createHmac('sha256', secret).update(`sign-up:${email}`).digest('hex')
  const variant = ((Number.parseInt(hex[16]!, 16) & 3) | 8).toString(16)
  return [
    hex.slice(0, 8),
    hex.slice(8, 12),
    `4${hex.slice(13, 16)}`,
    variant + hex.slice(17, 20),
    hex.slice(20, 32),
  ].join('-')
}
