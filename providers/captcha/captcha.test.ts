import { describe, expect, it } from 'vitest'
import { createCaptcha } from './captcha.ts'

const answering = (answer: () => Response, asked: { url: string; body: string }[] = []) =>
  (async (url: RequestInfo | URL, init?: RequestInit) => {
    asked.push({ url: String(url), body: String(init?.body) })
    return answer()
  }) as typeof fetch

describe.each(['turnstile', 'hcaptcha'] as const)('%s', (provider) => {
  it('is asked with the token and the visitor’s address, and believed', async () => {
    const asked: { url: string; body: string }[] = []
    const check = createCaptcha({
      provider,
      secret: 's',
      fetch: answering(() => Response.json({ success: true }), asked),
    })
    expect(await check('token', '192.0.2.1')).toBe(true)
    expect(asked[0]!.url).toContain(provider === 'turnstile' ? 'cloudflare' : 'hcaptcha')
    expect(asked[0]!.body).toBe('secret=s&response=token&remoteip=192.0.2.1')
  })

  it.each([
    ['says no', () => Response.json({ success: false })],
    ['answers nonsense', () => new Response('<html>')],
    ['answers "yes" in another way', () => Response.json({ success: 'true' })],
    [
      'cannot be reached',
      () => {
        throw new TypeError('fetch failed')
      },
    ],
  ])('lets nobody in when it %s', async (_name, answer) => {
    expect(await createCaptcha({ provider, secret: 's', fetch: answering(answer) })('token', '')).toBe(false)
  })
})
