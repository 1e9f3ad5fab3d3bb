// docs/spec.md names files and tests for what was asked: fails when one of them does not exist or does not say what is quoted beside it.
import { existsSync, readFileSync, statSync } from 'node:fs'

const ROOMS = /^(app|artist|backend|bench|docs|domain|locales|providers|scripts|server|supabase|tests)(\/|$)/
const PROOF = /^(tests\/.*|scripts\/.*|.*\.(test|e2e)\.tsx?)$/

const rows = readFileSync('docs/spec.md', 'utf8')
  .split(/^(?=- )/m)
  .slice(1)
const problems: string[] = []
let names = 0
for (const row of rows) {
  const asked = row.slice(2, 60).split('\n')[0]!
  const named = [...row.matchAll(/`([a-z][\w./-]*)`(?:\s+“([^”]+)”)?/g)].filter(([, name]) =>
    ROOMS.test(name!),
  )
  names += named.length
  for (const [, name, sentence] of named) {
    if (!existsSync(name!)) problems.push(`“${asked}” names ${name}, which does not exist`)
    else if (sentence && (statSync(name!).isDirectory() || !readFileSync(name!, 'utf8').includes(sentence)))
      problems.push(`“${asked}”: ${name} does not say “${sentence}”`)
  }
  if (!named.some(([, name]) => PROOF.test(name!))) problems.push(`“${asked}” names no proof`)
}
for (const problem of problems) console.error(problem)
console.log(`${rows.length} rows, ${names} names, ${problems.length} problems`)
process.exit(problems.length > 0 || rows.length < 80 ? 1 : 0)
