import type { Import } from './read-modules.ts'

/** The files of the first import cycle. Type imports count; lazy imports do not, because they run later. */
export function findCycle(imports: readonly Import[]): string[] | undefined {
  const targets = new Map<string, string[]>()
  for (const { from, to, isLazy } of imports)
    if (!isLazy) targets.set(from, [...(targets.get(from) ?? []), to])
  const visited = new Set<string>()
  const visit = (file: string, path: string[]): string[] | undefined => {
    if (path.includes(file)) return [...path.slice(path.indexOf(file)), file]
    if (visited.has(file)) return undefined
    for (const target of targets.get(file) ?? []) {
      const cycle = visit(target, [...path, file])
      if (cycle) return cycle
    }
    visited.add(file)
    return undefined
  }
  for (const file of targets.keys()) {
    const cycle = visit(file, [])
    if (cycle) return cycle
  }
  return undefined
}
