// Fails on an import that the architecture forbids, on import cycles (types included) and on exports that nothing imports.
import { findCycle } from './imports/find-cycle.ts'
import { importViolation } from './imports/import-rules.ts'
import { readModules } from './imports/read-modules.ts'
import { unusedExports } from './imports/unused-exports.ts'

const modules = readModules()
const imports = modules.flatMap((module) => module.imports)
if (imports.length < 1000) throw new Error(`only ${imports.length} imports found: the parser misses files`)
const cycle = findCycle(imports)
const problems = [
  ...imports.flatMap(({ from, to }) => {
    const reason = importViolation({ from, to })
    return reason ? [`${from} -> ${to}: ${reason}`] : []
  }),
  ...(cycle ? [`import cycle: ${cycle.join(' -> ')}`] : []),
  ...unusedExports(modules).map((found) => `unused export: ${found}`),
]
for (const problem of problems) console.error(problem)
console.log(`${imports.length} imports, ${problems.length} problems`)
process.exit(problems.length > 0 ? 1 : 0)
