/** Finds the entry for a method and path such as `/factors/:factorId/verify`. */
export function createMatcher<T extends { method: string; path: string }>(entries: readonly T[]) {
  const known = entries.map((entry) => ({ entry, parts: entry.path.split('/') }))

  return function match(method: string, path: string) {
    const given = path.replace(/\/$/, '').split('/')
    const here = known.filter(
      ({ parts }) =>
        parts.length === given.length && parts.every((part, i) => part.startsWith(':') || part === given[i]),
    )
    // A HEAD is a GET whose body nobody reads.
    const wanted = method === 'HEAD' ? 'GET' : method
    const found = here.find(({ entry }) => entry.method === wanted)
    if (!found) return { entry: undefined, params: {}, methods: here.map(({ entry }) => entry.method) }
    const params = Object.fromEntries(
      found.parts.flatMap((part, i) => (part.startsWith(':') ? [[part.slice(1), given[i]!]] : [])),
    )
    return { entry: found.entry, params, methods: [] }
  }
}
