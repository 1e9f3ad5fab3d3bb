// docs/spec.md names the files and tests behind every requirement. Fails when a named file does not exist, does not contain the text quoted
// beside it, or is code that the product does not use, and when a requirement names no test.
import { existsSync, readFileSync, statSync } from 'node:fs'
import path from 'node:path'
import { readModules } from './imports/read-modules.ts'

const PROJECT_PATH =
  /^(app|artist|backend|bench|docs|domain|locales|providers|scripts|server|supabase|tests)(\/|$)/
/** Files that React Router finds by their name. */
const FRAMEWORK_FILE = /^app\/(root|routes|entry\.\w+)\.tsx?$/
/** With fewer requirements than this, docs/spec.md was probably not parsed correctly. */
const MIN_REQUIREMENTS = 80
const TEST_OR_CHECK = /^(tests\/.*|scripts\/.*|.*\.(test|e2e)\.tsx?)$/

const isUsed = createUsageCheck()
const requirements = readFileSync('docs/spec.md', 'utf8')
  .split(/^(?=- )/m)
  .slice(1)
const problems: string[] = []
let pathCount = 0
for (const requirement of requirements) {
  const beginning = requirement.slice(2, 60).split('\n')[0]!
  const paths = [...requirement.matchAll(/`([a-z][\w./-]*)`(?:\s+“([^”]+)”)?/g)].filter(([, name]) =>
    PROJECT_PATH.test(name!),
  )
  pathCount += paths.length
  for (const [, name, quote] of paths) {
    if (!existsSync(name!)) problems.push(`“${beginning}” names ${name}, which does not exist`)
    else if (quote && (statSync(name!).isDirectory() || !readFileSync(name!, 'utf8').includes(quote)))
      problems.push(`“${beginning}”: ${name} does not contain “${quote}”`)
    else if (/\.tsx?$/.test(name!) && !TEST_OR_CHECK.test(name!) && !isUsed(name!))
      problems.push(`“${beginning}” names ${name}, which the product does not use`)
  }
  if (!paths.some(([, name]) => TEST_OR_CHECK.test(name!))) problems.push(`“${beginning}” names no test`)
}
for (const problem of problems) console.error(problem)
console.log(`${requirements.length} requirements, ${pathCount} paths, ${problems.length} problems`)
process.exit(problems.length > 0 || requirements.length < MIN_REQUIREMENTS ? 1 : 0)

/** A file is used when code of the product imports it, or names it in a string as routes and worker processes do. */
function createUsageCheck(): (file: string) => boolean {
  const product = readModules().filter(
    ({ file }) => !/\.test\.tsx?$/.test(file) && !/^(tests|bench)\//.test(file),
  )
  const imported = new Set(product.flatMap(({ imports }) => imports.map(({ to }) => to)))
  const sources = product.map(({ file }) => ({ file, source: readFileSync(file, 'utf8') }))
  return (file) =>
    imported.has(file) ||
    FRAMEWORK_FILE.test(file) ||
    sources.some((other) => other.file !== file && other.source.includes(`/${path.basename(file)}'`))
}
