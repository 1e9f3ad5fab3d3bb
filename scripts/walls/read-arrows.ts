import { globSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { parseSync } from 'vite'
import type { Arrow } from './rules.ts'

/** What is made or installed, and hidden folders: the same as in .gitignore. Not asked of git, which a bare machine lacks. */
const NOT_OURS = /^(\..*|node_modules|build|test-results|playwright-report)$/

/** Every import of every source file. */
export function readArrows(): Arrow[] {
  return globSync('**/*.{ts,tsx}', { exclude: (name) => NOT_OURS.test(path.basename(name)) })
    .map((file) => file.replaceAll(path.sep, '/'))
    .flatMap(arrowsOf)
}

function arrowsOf(file: string): Arrow[] {
  const source = readFileSync(file, 'utf8')
  const { module, errors } = parseSync(file, source)
  if (errors.length > 0) throw new Error(`${file}: ${errors[0]!.message}`)
  const arrow = (specifier: string, typeOnly: boolean): Arrow => ({
    from: file,
    to: resolve(file, specifier),
    typeOnly,
  })
  return [
    ...module.staticImports.map((found) =>
      arrow(
        found.moduleRequest.value,
        found.entries.length > 0 && found.entries.every((entry) => entry.isType),
      ),
    ),
    ...module.staticExports
      .flatMap((found) => found.entries)
      .filter((entry) => entry.moduleRequest)
      .map((entry) => arrow(entry.moduleRequest!.value, entry.isType)),
    // A lazy import may close a circle without harm, so it counts for the walls only.
    ...module.dynamicImports
      .map(({ moduleRequest }) => source.slice(moduleRequest.start, moduleRequest.end))
      .filter((text) => /^['"]/.test(text))
      .map((text) => arrow(text.slice(1, -1), true)),
  ]
}

function resolve(from: string, specifier: string): string {
  const bare = specifier.replace(/\?.*$/, '')
  if (bare.startsWith('.')) return path.posix.join(path.posix.dirname(from), bare)
  return bare.startsWith('#') ? bare.slice(1) : bare
}
