import { expect, test } from 'vitest'
import { createCaptcha } from './captcha.ts'

const answering = (body: unknown) => {
  const asked: { url: string; body: string }[] = []
  const fetch = (async (url: string, init: RequestInit) => {
    asked.push({ url, body: String(init.body) })
    return Response.json(body)
  }) as typeof globalThis.fetch
  return { fetch, asked }
}

test.each(['turnstile', 'hcaptcha'] as const)(
  '%s is asked with the secret, and a solved captcha passes',
  async (provider) => {
    const { fetch, asked } = answering({ success: true })
    expect(await createCaptcha({ provider, secret: 's3', fetch })('solved', '192.0.2.1')).toBe(true)
    expect(asked[0]!.body).toBe('secret=s3&response=solved')
    expect(asked[0]!.body).not.toContain('192.0.2.1')
  },
)

test.each([{ success: false }, { success: 'true' }, {}, null])(
  'an answer of %o does not pass',
  async (body) => {
    expect(
      await createCaptcha({ provider: 'turnstile', secret: 's', fetch: answering(body).fetch })('x', ''),
    ).toBe(false)
  },
)

test('a service that is down, and a token without end, do not pass', async () => {
  const down = (async () => {
    throw new Error('down')
  }) as unknown as typeof globalThis.fetch
  expect(await createCaptcha({ provider: 'turnstile', secret: 's', fetch: down })('x', '')).toBe(false)
  const { fetch, asked } = answering({ success: true })
  expect(await createCaptcha({ provider: 'turnstile', secret: 's', fetch })('x'.repeat(5000), '')).toBe(false)
  expect(asked).toEqual([])
})
