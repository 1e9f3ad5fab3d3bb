export interface CaptchaSettings {
  provider: string
  siteKey: string
}

/** As much of both services' widgets as we use: they agree on it. */
interface Service {
  render(box: HTMLElement, options: Record<string, unknown>): unknown
  remove(widget: unknown): void
}

const SCRIPTS: Record<string, string> = {
  turnstile: 'https://challenges.cloudflare.com/turnstile/v0/api.js?render=explicit',
  hcaptcha: 'https://js.hcaptcha.com/1/api.js?render=explicit&recaptchacompat=off',
}

/** Draws the operator's captcha into a box; the answer takes it away again. */
export async function drawCaptcha(
  { provider, siteKey }: CaptchaSettings,
  box: HTMLElement,
  { language, setToken }: { language: string; setToken(token: string | undefined): void },
): Promise<() => void> {
  await loadScript(SCRIPTS[provider]!)
  const service = (globalThis as unknown as Record<string, Service>)[provider]!
  const widget = service.render(box, {
    sitekey: siteKey,
    language,
    hl: language,
    theme: 'light',
    // Beside a modal dialog a puzzle could be seen but not touched.
    'challenge-container': box,
    callback: setToken,
    'expired-callback': () => setToken(undefined),
  })
  return () => service.remove(widget)
}

function loadScript(src: string): Promise<void> {
  const known = document.querySelector<HTMLScriptElement>(`script[src="${src}"]`)
  if (known?.dataset.loaded) return Promise.resolve()
  return new Promise((resolve, reject) => {
    const script = known ?? document.createElement('script')
    script.addEventListener('load', () => {
      script.dataset.loaded = 'true'
      resolve()
    })
    script.addEventListener('error', () => {
      // Gone, so that it can be tried again.
      script.remove()
      reject(new Error('the captcha could not be loaded'))
    })
    if (known) return
    script.src = src
    script.async = true
    document.head.append(script)
  })
}
