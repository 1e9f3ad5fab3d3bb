import { expect, test } from 'vitest'
import { readModule } from './read-modules.ts'
import { unusedExports } from './unused-exports.ts'

const modules = (sources: Record<string, string>) =>
  Object.entries(sources).map(([file, source]) => readModule(file, source))

test('finds an export that no other file imports, types included', () => {
  const found = unusedExports(
    modules({
      'domain/a.ts': 'export const used = 1\nexport const unused = 2\nexport interface Unused {}',
      'domain/b.ts': "import { used } from './a.ts'\nconsole.log(used)",
    }),
  )
  expect(found).toEqual(['domain/a.ts: unused', 'domain/a.ts: Unused'])
})

test.each([
  ['a type import', "import type { value } from './a.ts'"],
  ['a namespace', "import * as all from './a.ts'"],
  ['a lazy import', "const all = await import('./a.ts')"],
  ['an export from another file', "export { value } from './a.ts'"],
])('%s uses it', (_, source) => {
  const found = unusedExports(modules({ 'domain/a.ts': 'export const value = 1', 'domain/b.ts': source }))
  expect(found.filter((line) => line.startsWith('domain/a.ts'))).toEqual([])
})

test('exports that React Router reads count as used', () => {
  expect(unusedExports(modules({ 'app/screens/home.tsx': 'export const loader = () => null' }))).toEqual([])
})
