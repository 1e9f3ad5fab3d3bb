import { SITE, type Stage } from './stage.ts'

/** Cookies and redirects of a browser, without the rest: our site is called directly, everything else over HTTP. */
export function createBrowser(stage: Stage) {
  const jars = new Map<string, Map<string, string>>()
  const jarOf = (origin: string) => {
    const jar = jars.get(origin) ?? new Map<string, string>()
    jars.set(origin, jar)
    return jar
  }

  async function go(address: string, init: RequestInit = {}): Promise<Response> {
    const { origin } = new URL(address)
    const jar = jarOf(origin)
    const headers = new Headers(init.headers)
    headers.set('cookie', [...jar].map(([name, value]) => `${name}=${value}`).join('; '))
    const request = new Request(address, { ...init, headers, redirect: 'manual' })
    // `Request` keeps no cookies of its own accord.
    request.headers.set('cookie', headers.get('cookie')!)
    const response = origin === SITE ? await stage.auth.fetch(request) : await fetch(request)
    keep(response, jar)
    return response
  }

  function keep(response: Response, jar: Map<string, string>) {
    for (const cookie of response.headers.getSetCookie()) {
      const [, name, value] = /^([^=]+)=([^;]*)/.exec(cookie)!
      jar.set(name!, value!)
    }
  }

  return {
    go,
    /** Takes over the cookies of an answer that the page's own script received. */
    receive: (response: Response) => keep(response, jarOf(SITE)),
    /** Follows the provider's pages, signing in there as `person`, until it sends us back; that address. */
    async visitProvider(entrance: string, person: string): Promise<string> {
      let address = entrance
      for (let step = 0; step < 20; step++) {
        const page = await go(address)
        const next = page.headers.get('location')
        if (next) {
          address = new URL(next, address).href
          if (address.startsWith(`${SITE}/`)) return address
          continue
        }
        const html = await page.text()
        const action = /<form[^>]*action="([^"]+)"/.exec(html)?.[1]
        if (!action) throw new Error(`no form at ${address}: ${html.slice(0, 300)}`)
        const prompt = /name="prompt" value="(\w+)"/.exec(html)?.[1] ?? 'login'
        const body = new URLSearchParams({ prompt, login: person, password: 'any' })
        const sent = await go(new URL(action, address).href, { method: 'POST', body })
        address = new URL(sent.headers.get('location')!, address).href
      }
      throw new Error('the provider never sent us back')
    },
  }
}
