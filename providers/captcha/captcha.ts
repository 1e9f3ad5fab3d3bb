interface Options {
  provider: 'turnstile' | 'hcaptcha'
  secret: string
  fetch?: typeof globalThis.fetch
}

const ADDRESSES = {
  turnstile: 'https://challenges.cloudflare.com/turnstile/v0/siteverify',
  hcaptcha: 'https://api.hcaptcha.com/siteverify',
}
const PATIENCE_MS = 5000
const MAX_TOKEN_LENGTH = 4096

/** Asks the service whether this captcha was solved. A service that does not answer in time means no. */
export function createCaptcha({
  provider,
  secret,
  fetch = globalThis.fetch,
}: Options): (token: string, address: string) => Promise<boolean> {
  return async (token) => {
    if (token.length > MAX_TOKEN_LENGTH) return false
    // The visitor's address stays with us: both services work without it.
    const answer = await fetch(ADDRESSES[provider], {
      method: 'POST',
      body: new URLSearchParams({ secret, response: token }),
      redirect: 'error',
      signal: AbortSignal.timeout(PATIENCE_MS),
    })
      .then((response) => response.json() as Promise<{ success?: unknown }>)
      .catch(() => undefined)
    return answer?.success === true
  }
}
