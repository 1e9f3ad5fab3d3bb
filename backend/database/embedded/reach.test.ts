import { chmod, mkdir, mkdtemp, rm, stat, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { canEnter, canReadAll } from './reach.ts'

const stranger = { uid: 54_321, gid: 54_321, name: 'stranger' }
let folder: string
let inner: string

beforeEach(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'reach-'))
  inner = path.join(folder, 'inner')
  await mkdir(inner)
  await writeFile(path.join(inner, 'file'), '')
  for (const one of [folder, inner]) await chmod(one, 0o755)
  await chmod(path.join(inner, 'file'), 0o644)
})
afterEach(() => rm(folder, { recursive: true }))

test('a folder in the open can be entered and read', async () => {
  expect(await canEnter(inner, stranger)).toBe(true)
  expect(await canReadAll(inner, stranger)).toBe(true)
})

test('one closed folder on the way is enough to keep a stranger out', async () => {
  await chmod(folder, 0o700)
  expect(await canEnter(inner, stranger)).toBe(false)
  expect(await canReadAll(inner, stranger)).toBe(false)
})

test('passing through is not reading', async () => {
  await chmod(inner, 0o711)
  expect(await canEnter(inner, stranger)).toBe(true)
  await chmod(path.join(inner, 'file'), 0o600)
  expect(await canReadAll(inner, stranger)).toBe(false)
})

test('the owner and the group are judged by their own rights', async () => {
  await chmod(inner, 0o750)
  const { uid, gid } = await stat(inner)
  expect(await canEnter(inner, { uid, gid: 1, name: 'owner' })).toBe(true)
  expect(await canEnter(inner, { uid: 54_321, gid, name: 'member' })).toBe(true)
  expect(await canEnter(inner, stranger)).toBe(false)
})
