// docs/spec.md names files and tests for what was asked: fails when one of them does not exist.
import { existsSync, readFileSync } from 'node:fs'

const text = readFileSync('docs/spec.md', 'utf8')
const named = [...text.matchAll(/`([a-z][\w./-]*)`/g)]
  .map(([, name]) => name!)
  .filter((name) => name.includes('/') || /\.(tsx?|sql|json)$/.test(name))
const rooms = /^(app|artist|backend|bench|docs|domain|locales|providers|scripts|server|supabase|tests)(\/|$)/
const missing = [...new Set(named)].filter((name) => rooms.test(name) && !existsSync(name))
for (const name of missing) console.error(`docs/spec.md names ${name}, which does not exist`)
console.log(`${named.length} names, ${missing.length} missing`)
process.exit(missing.length > 0 || named.length < 50 ? 1 : 0)
