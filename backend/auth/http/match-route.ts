/**
 * Finds the entry for a method and path, by path patterns such as `/factors/:factorId/verify`. If no entry has this method,
 * `methods` lists those that the path supports.
 */
export function createRouteMatcher<T extends { method: string; path: string }>(entries: readonly T[]) {
  const routes = entries.map((entry) => ({ entry, pattern: entry.path.split('/') }))

  return function match(method: string, path: string) {
    const segments = path.replace(/\/$/, '').split('/')
    const matching = routes.filter(
      ({ pattern }) =>
        pattern.length === segments.length &&
        pattern.every((segment, i) => segment.startsWith(':') || segment === segments[i]),
    )
    // A GET endpoint also handles HEAD.
    const routeMethod = method === 'HEAD' ? 'GET' : method
    const found = matching.find(({ entry }) => entry.method === routeMethod)
    if (!found) return { entry: undefined, params: {}, methods: matching.map(({ entry }) => entry.method) }
    const params = Object.fromEntries(
      found.pattern.flatMap((segment, i) =>
        segment.startsWith(':') ? [[segment.slice(1), segments[i]!]] : [],
      ),
    )
    return { entry: found.entry, params, methods: [] }
  }
}
