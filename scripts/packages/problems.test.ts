import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { packageProblems, type Lockfile, type Manifest } from './problems.ts'

const read = (file: string): unknown => JSON.parse(readFileSync(file, 'utf8'))
const lockfile = read('package-lock.json') as Lockfile
const manifest = read('package.json') as Manifest

test('everything we build on has one version, a checksum, a licence that is free and no script but the known', () => {
  expect(packageProblems(lockfile, manifest)).toEqual([])
})

const good = { version: '1.0.0', integrity: `sha512-${'a'.repeat(86)}==`, license: 'MIT' }
test.each([
  [{ integrity: undefined }, 'no checksum'],
  [{ integrity: 'sha1-2jmj7l5rSw0yVb/vlWAYkK/YBwk=' }, 'no checksum'],
  [{ version: 'github:x/y' }, 'no exact version'],
  [{ hasInstallScript: true }, 'runs a script'],
  [{ resolved: 'https://elsewhere.example/x.tgz' }, 'bound to one registry'],
  [{ deprecated: 'no longer supported' }, 'given up'],
  [{ license: 'GPL-3.0' }, 'licence GPL-3.0'],
  [{ license: 'MIT AND SSPL-1.0' }, 'licence'],
  [{ license: undefined }, 'licence unknown'],
])('a package with %o is found', (change, problem) => {
  expect(packageProblems({ packages: { 'node_modules/x': { ...good, ...change } } }, {})).toEqual([
    expect.stringContaining(problem),
  ])
})

test('a version that could move is found, a choice of licences with a free one is not', () => {
  expect(packageProblems({ packages: {} }, { dependencies: { x: '^1.0.0' } })).toEqual(['x: not one version'])
  const choice = { ...good, license: '(GPL-2.0 OR MIT)' }
  expect(packageProblems({ packages: { 'node_modules/x': choice } }, {})).toEqual([])
})
