interface CaptchaOptions {
  provider: 'turnstile' | 'hcaptcha'
  secret: string
  fetch?: typeof globalThis.fetch
}

const VERIFY_URLS = {
  turnstile: 'https://challenges.cloudflare.com/turnstile/v0/siteverify',
  hcaptcha: 'https://api.hcaptcha.com/siteverify',
}
const TIMEOUT_MS = 5000
const MAX_TOKEN_LENGTH = 4096

/** Verifies captchas with the service. When the service does not respond in time, the captcha counts as not solved. */
export function createCaptchaVerifier({
  provider,
  secret,
  fetch = globalThis.fetch,
}: CaptchaOptions): (token: string, address: string) => Promise<boolean> {
  return async (token) => {
    if (token.length > MAX_TOKEN_LENGTH) return false
    // The visitor's address is not sent, for privacy: both services work without it.
    const result = await fetch(VERIFY_URLS[provider], {
      method: 'POST',
      body: new URLSearchParams({ secret, response: token }),
      redirect: 'error',
      signal: AbortSignal.timeout(TIMEOUT_MS),
    })
      .then((response) => response.json() as Promise<{ success?: unknown }>)
      .catch(() => undefined)
    return result?.success === true
  }
}
