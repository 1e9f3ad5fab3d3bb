import { expect, test } from 'vitest'
import { contentSecurityPolicy } from './content-security-policy.ts'

test('without a captcha no other host may run scripts or be framed', () => {
  const policy = contentSecurityPolicy('n', { origins: [] })
  expect(policy).toContain("script-src 'self' 'nonce-n';")
  expect(policy).not.toMatch(/frame-src|https:/)
})

test.each([
  ['turnstile', 'https://challenges.cloudflare.com'],
  ['hcaptcha', 'https://hcaptcha.com https://*.hcaptcha.com'],
] as const)('%s may run scripts, be framed and receive requests, and no other host may', (captcha, hosts) => {
  const policy = contentSecurityPolicy('n', { origins: [], captcha })
  expect(policy).toContain(`script-src 'self' 'nonce-n' ${hosts};`)
  expect(policy).toContain(`frame-src ${hosts};`)
  expect(policy).toContain(`connect-src 'self' ${hosts};`)
  expect(policy).toContain("img-src 'self' data: blob:;")
})
