import { readFileSync } from 'node:fs'

interface ApiMethodRow {
  method: string
  verdict: string
  where: string
}

/** Rows of the method table in `docs/api.md` whose method begins with this prefix. */
export const apiMethodRows = (prefix: string): ApiMethodRow[] =>
  readFileSync('docs/api.md', 'utf8')
    .split('\n')
    .flatMap((line) => {
      const [, method = '', verdict, where] = /^\| `([\w.]+)` +\| ([^|]+?) +\| *(.*?) *\|$/.exec(line) ?? []
      return method.startsWith(prefix) ? [{ method, verdict: verdict!, where: where! }] : []
    })

/** Public methods of an object's class and its parents, as `name.method`. */
export function methodsOf(object: object, name: string): string[] {
  const keys = new Set<string>()
  for (
    let prototype = Object.getPrototypeOf(object);
    prototype !== Object.prototype;
    prototype = Object.getPrototypeOf(prototype)
  )
    for (const [key, { value }] of Object.entries(Object.getOwnPropertyDescriptors(prototype)))
      if (typeof value === 'function' && key !== 'constructor' && !key.startsWith('_'))
        keys.add(`${name}.${key}`)
  return [...keys]
}
