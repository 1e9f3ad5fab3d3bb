import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { packageProblems, type Lockfile, type Manifest } from './package-problems.ts'

const read = (file: string): unknown => JSON.parse(readFileSync(file, 'utf8'))
const lockfile = read('package-lock.json') as Lockfile
const manifest = read('package.json') as Manifest

test('every dependency has an exact version, a checksum, an allowed licence and no unknown install script', () => {
  expect(packageProblems(lockfile, manifest)).toEqual([])
})

const validPackage = { version: '1.0.0', integrity: `sha512-${'a'.repeat(86)}==`, license: 'MIT' }
test.each([
  [{ integrity: undefined }, 'no checksum'],
  [{ integrity: 'sha1-2jmj7l5rSw0yVb/vlWAYkK/YBwk=' }, 'no checksum'],
  [{ version: 'github:x/y' }, 'no exact version'],
  [{ hasInstallScript: true }, 'runs a script'],
  [{ resolved: 'https://elsewhere.example/x.tgz' }, 'tied to one registry'],
  [{ deprecated: 'no longer supported' }, 'deprecated'],
  [{ license: 'GPL-3.0' }, 'licence GPL-3.0'],
  [{ license: 'MIT AND SSPL-1.0' }, 'licence'],
  [{ license: undefined }, 'licence unknown'],
])('a package with %o is reported', (change, problem) => {
  expect(packageProblems({ packages: { 'node_modules/x': { ...validPackage, ...change } } }, {})).toEqual([
    expect.stringContaining(problem),
  ])
})

test('a version range is reported, and a choice of licences with an allowed one is not', () => {
  expect(packageProblems({ packages: {} }, { dependencies: { x: '^1.0.0' } })).toEqual([
    'x: not an exact version',
  ])
  const choice = { ...validPackage, license: '(GPL-2.0 OR MIT)' }
  expect(packageProblems({ packages: { 'node_modules/x': choice } }, {})).toEqual([])
})
