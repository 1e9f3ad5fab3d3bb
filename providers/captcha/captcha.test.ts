import { expect, test } from 'vitest'
import { createCaptchaVerifier } from './captcha.ts'

const fakeService = (body: unknown) => {
  const requests: { url: string; body: string }[] = []
  const fetch = (async (url: string, init: RequestInit) => {
    requests.push({ url, body: String(init.body) })
    return Response.json(body)
  }) as typeof globalThis.fetch
  return { fetch, requests }
}

test.each(['turnstile', 'hcaptcha'] as const)(
  '%s receives the secret but not the visitor’s address, and a solved captcha passes',
  async (provider) => {
    const { fetch, requests } = fakeService({ success: true })
    expect(await createCaptchaVerifier({ provider, secret: 's3', fetch })('solved', '192.0.2.1')).toBe(true)
    expect(requests[0]!.body).toBe('secret=s3&response=solved')
    expect(requests[0]!.body).not.toContain('192.0.2.1')
  },
)

test.each([{ success: false }, { success: 'true' }, {}, null])(
  'a response of %o does not pass',
  async (body) => {
    expect(
      await createCaptchaVerifier({ provider: 'turnstile', secret: 's', fetch: fakeService(body).fetch })(
        'x',
        '',
      ),
    ).toBe(false)
  },
)

test('an unreachable service or an oversized token does not pass', async () => {
  const down = (async () => {
    throw new Error('down')
  }) as unknown as typeof globalThis.fetch
  expect(await createCaptchaVerifier({ provider: 'turnstile', secret: 's', fetch: down })('x', '')).toBe(
    false,
  )
  const { fetch, requests } = fakeService({ success: true })
  expect(
    await createCaptchaVerifier({ provider: 'turnstile', secret: 's', fetch })('x'.repeat(5000), ''),
  ).toBe(false)
  expect(requests).toEqual([])
})
