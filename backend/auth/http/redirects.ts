export interface Redirects {
  /** The requested URL if it is allowed, else the site's home page. */
  allowedTarget(requested: string | null | undefined): string
}

/** Limits redirects after mails and sign-ins to URLs that the operator has configured. */
export function createRedirects(siteUrl: string, allowed: readonly string[]): Redirects {
  const home = new URL(siteUrl)
  const allowedUrls = [home.origin, ...allowed].flatMap((url) => URL.parse(url) ?? [])

  const isAllowed = (target: URL) =>
    allowedUrls.some(
      (url) =>
        url.origin !== 'null' &&
        target.origin === url.origin &&
        (url.pathname === '/' || target.pathname === url.pathname || isBelow(target, url)),
    )

  return {
    allowedTarget(requested) {
      if (!requested || requested.length > 2000) return home.href
      // Resolved as in a browser, where `//evil.example` and `/\evil.example` lead to another origin.
      const target = URL.parse(requested, home)
      if (!target || !/^https?:$/.test(target.protocol)) return home.href
      if (target.username || target.password) return home.href
      return isAllowed(target) ? target.href : home.href
    },
  }
}

const isBelow = (target: URL, folder: URL) => target.pathname.startsWith(folder.pathname.replace(/\/?$/, '/'))

/** Puts the parameters into the fragment, where auth-js reads sessions and errors. */
export function withFragment(target: string, params: Record<string, string>): string {
  const url = new URL(target)
  url.hash = new URLSearchParams(params).toString()
  return url.href
}

export function withQuery(target: string, params: Record<string, string>): string {
  const url = new URL(target)
  for (const [key, value] of Object.entries(params)) url.searchParams.set(key, value)
  return url.href
}
