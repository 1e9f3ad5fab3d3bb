import { mkdir, mkdtemp, readFile, readlink, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { findBinaries } from './binaries.ts'
import { restoreSymlinks } from './symlinks.ts'

test('this machine has a PostgreSQL that starts', async () => {
  const { bin, major } = await findBinaries()
  expect(major).toBeGreaterThanOrEqual(15)
  expect(path.isAbsolute(bin)).toBe(true)
})

test('a version that nobody has is an error that names it and says what to do', async () => {
  await expect(findBinaries(9)).rejects.toMatchObject({
    code: 'other_major_version',
    message: expect.stringMatching(/made by PostgreSQL 9.*install PostgreSQL 9, or/),
  })
})

const old = { bin: '/usr/bin', root: '/usr/bin', version: '14.9', major: 14 }
test.each([
  ['no PostgreSQL at all', []],
  ['only one that is too old', [old]],
])('a machine with %s is one line that says what can be done', async (_, installed) => {
  const machine = { shipped: async () => undefined, installed: async () => installed }
  const problem = await findBinaries(undefined, machine).catch((error: Error) => error)
  expect(problem).toMatchObject({
    name: 'DatabaseProblem',
    code: 'no_binaries',
    message: expect.stringMatching(
      /^No PostgreSQL for \w+-\w+: run npm ci.*, install PostgreSQL 15 or newer, or set DATABASE_URL$/,
    ),
  })
})

test('the newest installed one serves where the packages bring none', async () => {
  const installed = [16, 17, 14].map((major) => ({ ...old, major, version: `${major}.1` }))
  const machine = { shipped: async () => undefined, installed: async () => installed }
  expect((await findBinaries(undefined, machine)).major).toBe(17)
})

test('links that npm could not carry are made again, and made twice do no harm', async () => {
  const folder = await mkdtemp(path.join(tmpdir(), 'symlinks-'))
  onTestFinished(() => rm(folder, { recursive: true }))
  await mkdir(path.join(folder, 'native/lib'), { recursive: true })
  await writeFile(path.join(folder, 'native/lib/libpq.so.5.18'), 'the library')
  const list = [{ source: 'native/lib/libpq.so.5.18', target: 'native/lib/libpq.so.5' }]
  await writeFile(path.join(folder, 'native/pg-symlinks.json'), JSON.stringify(list))
  await restoreSymlinks(folder)
  await restoreSymlinks(folder)
  expect(await readFile(path.join(folder, 'native/lib/libpq.so.5'), 'utf8')).toBe('the library')
  // Relative, so that the folder can be moved.
  expect(await readlink(path.join(folder, 'native/lib/libpq.so.5'))).toBe('libpq.so.5.18')
})
