import { createHash } from 'node:crypto'
import { existsSync, globSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { compressBuild } from './compress-build.ts'
import { bin, runQuietly } from '../command-line/run-step.ts'

const HASH_FILE = path.join('build', '.built-from')
const SOURCES = [
  'app/**/*',
  'artist/**/*',
  'domain/**/*.ts',
  'locales/**/*.json',
  'public/**/*',
  'supabase/database.types.ts',
  'scripts/vite/**/*.ts',
  'scripts/app-build/compress-build.ts',
  'vite.config.ts',
  'react-router.config.ts',
  'package-lock.json',
]

/** Builds the app unless the last build was made from exactly these sources. */
export async function buildIfChanged(): Promise<void> {
  const currentHash = sourcesHash()
  if (existsSync(HASH_FILE) && readFileSync(HASH_FILE, 'utf8') === currentHash) return
  console.log('Building the app…')
  const { ok, seconds, output } = await runQuietly({
    name: 'build',
    command: [bin('react-router'), 'build'],
    // A test run sets NODE_ENV=test, which would end up in the build.
    env: { NODE_ENV: 'production' },
  })
  if (!ok) {
    console.error(output)
    throw new Error('The build failed (see above).')
  }
  await compressBuild('build/client')
  mkdirSync('build', { recursive: true })
  writeFileSync(HASH_FILE, currentHash)
  console.log(`Built in ${Math.round(seconds)} s.`)
}

function sourcesHash(): string {
  const hash = createHash('sha256')
  const files = globSync(SOURCES, { withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => path.join(entry.parentPath, entry.name))
  for (const file of files.sort()) {
    if (/\.test\.tsx?$/.test(file)) continue
    hash.update(file).update(readFileSync(file))
  }
  return hash.digest('hex')
}
