import { z } from 'zod'

/** Whether a visitor has solved a captcha; `address` is theirs. */
export type CheckCaptcha = (token: string, address: string) => Promise<boolean>

interface Options {
  provider: 'turnstile' | 'hcaptcha'
  secret: string
  /** Guards where it goes, as every call to the outside does. */
  fetch: typeof globalThis.fetch
}

const PATIENCE = 5_000
const ADDRESSES = {
  turnstile: 'https://challenges.cloudflare.com/turnstile/v0/siteverify',
  hcaptcha: 'https://api.hcaptcha.com/siteverify',
}
const Answer = z.object({ success: z.boolean() })

/** Turnstile and hCaptcha ask and answer alike. One that cannot be reached has not said yes. */
export function createCaptcha({ provider, secret, fetch }: Options): CheckCaptcha {
  return async (token, address) => {
    try {
      const response = await fetch(ADDRESSES[provider], {
        method: 'POST',
        body: new URLSearchParams({ secret, response: token, remoteip: address }),
        redirect: 'error',
        signal: AbortSignal.timeout(PATIENCE),
      })
      return Answer.parse(await response.json()).success
    } catch {
      return false
    }
  }
}
