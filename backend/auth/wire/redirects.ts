export interface Redirects {
  /** Where a visitor may be sent: the address asked for if it is one of ours, else the site itself. */
  target(requested: string | null | undefined): string
}

/** Mails and providers send people back; only to addresses that somebody trustworthy has named. */
export function createRedirects(siteUrl: string, allowed: readonly string[]): Redirects {
  const home = new URL(siteUrl)
  const places = [home.origin, ...allowed].flatMap((place) => URL.parse(place) ?? [])

  const trusted = (target: URL) =>
    places.some(
      (place) =>
        place.origin !== 'null' &&
        target.origin === place.origin &&
        (place.pathname === '/' || target.pathname === place.pathname || inside(target, place)),
    )

  return {
    target(requested) {
      if (!requested || requested.length > 2000) return home.href
      // Resolved as a browser would: `//evil.example` and `/\evil.example` become foreign origins here too.
      const target = URL.parse(requested, home)
      if (!target || !/^https?:$/.test(target.protocol)) return home.href
      if (target.username || target.password) return home.href
      return trusted(target) ? target.href : home.href
    },
  }
}

const inside = (target: URL, place: URL) => target.pathname.startsWith(place.pathname.replace(/\/?$/, '/'))

/** The address with `#key=value` after it, where auth-js looks for sessions and errors. */
export function withFragment(target: string, facts: Record<string, string>): string {
  const url = new URL(target)
  url.hash = new URLSearchParams(facts).toString()
  return url.href
}

export function withQuery(target: string, facts: Record<string, string>): string {
  const url = new URL(target)
  for (const [key, value] of Object.entries(facts)) url.searchParams.set(key, value)
  return url.href
}
