const OWN_ORIGIN = 'https://own.invalid'

/**
 * The path to redirect to if it is a path of this site, else the fallback. Anyone can write a link that names
 * another site.
 */
export function safeRedirectPath(path: string | null, fallback: string): string {
  if (!path?.startsWith('/') || path.length > 500) return fallback
  // Resolved like a browser does, because `//other.example`, `/\other.example` and `/..//other.example` lead to
  // another site.
  const target = URL.parse(path, OWN_ORIGIN)
  if (target?.origin !== OWN_ORIGIN || target.pathname.startsWith('//')) return fallback
  return target.pathname + target.search + target.hash
}
