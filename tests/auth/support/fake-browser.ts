import { SITE, type AuthFixture } from './auth-fixture.ts'

/** Handles cookies and redirects like a browser. Calls our site in-process and other sites over HTTP. */
export function createFakeBrowser(fixture: AuthFixture) {
  const jars = new Map<string, Map<string, string>>()
  const jarOf = (origin: string) => {
    const jar = jars.get(origin) ?? new Map<string, string>()
    jars.set(origin, jar)
    return jar
  }

  async function open(url: string, init: RequestInit = {}): Promise<Response> {
    const { origin } = new URL(url)
    const jar = jarOf(origin)
    const headers = new Headers(init.headers)
    headers.set('cookie', [...jar].map(([name, value]) => `${name}=${value}`).join('; '))
    const request = new Request(url, { ...init, headers, redirect: 'manual' })
    // The constructor of `Request` drops the cookie header, so it is set afterwards.
    request.headers.set('cookie', headers.get('cookie')!)
    const response = origin === SITE ? await fixture.auth.fetch(request) : await fetch(request)
    saveCookies(response, jar)
    return response
  }

  function saveCookies(response: Response, jar: Map<string, string>) {
    for (const cookie of response.headers.getSetCookie()) {
      const [, name, value] = /^([^=]+)=([^;]*)/.exec(cookie)!
      jar.set(name!, value!)
    }
  }

  return {
    open,
    /** Stores the cookies of a response that a page's script received. */
    storeCookies: (response: Response) => saveCookies(response, jarOf(SITE)),
    /** Signs in on the provider's pages as `login` and returns the callback URL to which the provider redirects. */
    async signInAtProvider(authorizationUrl: string, login: string): Promise<string> {
      let url = authorizationUrl
      for (let step = 0; step < 20; step++) {
        const page = await open(url)
        const next = page.headers.get('location')
        if (next) {
          url = new URL(next, url).href
          if (url.startsWith(`${SITE}/`)) return url
          continue
        }
        const html = await page.text()
        const action = /<form[^>]*action="([^"]+)"/.exec(html)?.[1]
        if (!action) throw new Error(`no form at ${url}: ${html.slice(0, 300)}`)
        const prompt = /name="prompt" value="(\w+)"/.exec(html)?.[1] ?? 'login'
        const body = new URLSearchParams({ prompt, login, password: 'any' })
        const response = await open(new URL(action, url).href, { method: 'POST', body })
        url = new URL(response.headers.get('location')!, url).href
      }
      throw new Error('the provider never redirected back')
    },
  }
}
