import { chmod, mkdir, mkdtemp, rm, stat, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { canEnter, canReadAll } from './file-permissions.ts'

const otherAccount = { uid: 54_321, gid: 54_321, name: 'other' }
let folder: string
let inner: string

beforeEach(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'file-permissions-'))
  inner = path.join(folder, 'inner')
  await mkdir(inner)
  await writeFile(path.join(inner, 'file'), '')
  for (const each of [folder, inner]) await chmod(each, 0o755)
  await chmod(path.join(inner, 'file'), 0o644)
})
afterEach(() => rm(folder, { recursive: true }))

test('any account can enter and read a folder with open permissions', async () => {
  expect(await canEnter(inner, otherAccount)).toBe(true)
  expect(await canReadAll(inner, otherAccount)).toBe(true)
})

test('a parent folder without permissions keeps other accounts out', async () => {
  await chmod(folder, 0o700)
  expect(await canEnter(inner, otherAccount)).toBe(false)
  expect(await canReadAll(inner, otherAccount)).toBe(false)
})

test('permission to enter does not imply permission to read', async () => {
  await chmod(inner, 0o711)
  expect(await canEnter(inner, otherAccount)).toBe(true)
  await chmod(path.join(inner, 'file'), 0o600)
  expect(await canReadAll(inner, otherAccount)).toBe(false)
})

test('the owner and the group get the permissions of owner and group', async () => {
  await chmod(inner, 0o750)
  const { uid, gid } = await stat(inner)
  expect(await canEnter(inner, { uid, gid: 1, name: 'owner' })).toBe(true)
  expect(await canEnter(inner, { uid: 54_321, gid, name: 'member' })).toBe(true)
  expect(await canEnter(inner, otherAccount)).toBe(false)
})
