import { mkdir, mkdtemp, readFile, readlink, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { findBinaries } from './find-binaries.ts'
import { restoreSymlinks } from './restore-symlinks.ts'

test('this machine has a PostgreSQL that can be started', async () => {
  const { bin, major } = await findBinaries()
  expect(major).toBeGreaterThanOrEqual(15)
  expect(path.isAbsolute(bin)).toBe(true)
})

test('the error for a missing version names the version and a remedy', async () => {
  await expect(findBinaries(9)).rejects.toMatchObject({
    code: 'other_major_version',
    message: expect.stringMatching(/created by PostgreSQL 9.*npm run upgrade, or install PostgreSQL 9$/),
  })
})

const tooOld = { bin: '/usr/bin', root: '/usr/bin', version: '14.9', major: 14 }
test.each([
  ['no PostgreSQL at all', []],
  ['only one that is too old', [tooOld]],
])('the error for a machine with %s is one line that names the remedies', async (_, installed) => {
  const sources = { shipped: async () => undefined, installed: async () => installed }
  const error = await findBinaries(undefined, sources).catch((thrown: Error) => thrown)
  expect(error).toMatchObject({
    name: 'DatabaseError',
    code: 'no_binaries',
    message: expect.stringMatching(
      /^No PostgreSQL for \w+-\w+: run npm ci.*, install PostgreSQL 15 or newer, or set DATABASE_URL$/,
    ),
  })
})

test('without the npm package the newest installed version is used', async () => {
  const installed = [16, 17, 14].map((major) => ({ ...tooOld, major, version: `${major}.1` }))
  const sources = { shipped: async () => undefined, installed: async () => installed }
  expect((await findBinaries(undefined, sources)).major).toBe(17)
})

test('missing symlinks are restored, and restoring twice does no harm', async () => {
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
