import { readFileSync } from 'node:fs'

export interface WireRow {
  method: string
  verdict: string
  where: string
}

/** The rows of `docs/wire.md` about methods whose names begin so. */
export const wireRows = (beginning: string): WireRow[] =>
  readFileSync('docs/wire.md', 'utf8')
    .split('\n')
    .flatMap((line) => {
      const [, method = '', verdict, where] = /^\| `([\w.]+)` +\| ([^|]+?) +\| *(.*?) *\|$/.exec(line) ?? []
      return method.startsWith(beginning) ? [{ method, verdict: verdict!, where: where! }] : []
    })

/** Every public method that the class of an object has, under a name. */
export function methodsOf(object: object, name: string): string[] {
  const keys = new Set<string>()
  for (
    let level = Object.getPrototypeOf(object);
    level !== Object.prototype;
    level = Object.getPrototypeOf(level)
  )
    for (const [key, { value }] of Object.entries(Object.getOwnPropertyDescriptors(level)))
      if (typeof value === 'function' && key !== 'constructor' && !key.startsWith('_'))
        keys.add(`${name}.${key}`)
  return [...keys]
}
