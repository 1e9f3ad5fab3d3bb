export interface CaptchaSettings {
  provider: string
  siteKey: string
}

/** The part of the widget API that Turnstile and hCaptcha share. */
interface CaptchaApi {
  render(container: HTMLElement, options: Record<string, unknown>): unknown
  remove(widget: unknown): void
}

const SCRIPT_URLS: Record<string, string> = {
  turnstile: 'https://challenges.cloudflare.com/turnstile/v0/api.js?render=explicit',
  hcaptcha: 'https://js.hcaptcha.com/1/api.js?render=explicit&recaptchacompat=off',
}

/** Renders the operator's captcha into `container` and returns a function that removes it. */
export async function renderCaptcha(
  { provider, siteKey }: CaptchaSettings,
  container: HTMLElement,
  { language, setToken }: { language: string; setToken(token: string | undefined): void },
): Promise<() => void> {
  await loadScript(SCRIPT_URLS[provider]!)
  const captcha = (globalThis as unknown as Record<string, CaptchaApi>)[provider]!
  const widget = captcha.render(container, {
    sitekey: siteKey,
    language,
    hl: language,
    theme: 'light',
    // A challenge outside the modal dialog would be visible but inert.
    'challenge-container': container,
    callback: setToken,
    'expired-callback': () => setToken(undefined),
  })
  return () => captcha.remove(widget)
}

function loadScript(src: string): Promise<void> {
  const existing = document.querySelector<HTMLScriptElement>(`script[src="${src}"]`)
  if (existing?.dataset.loaded) return Promise.resolve()
  return new Promise((resolve, reject) => {
    const script = existing ?? document.createElement('script')
    script.addEventListener('load', () => {
      script.dataset.loaded = 'true'
      resolve()
    })
    script.addEventListener('error', () => {
      // Removed so that the next attempt loads it again.
      script.remove()
      reject(new Error('the captcha could not be loaded'))
    })
    if (existing) return
    script.src = src
    script.async = true
    document.head.append(script)
  })
}
