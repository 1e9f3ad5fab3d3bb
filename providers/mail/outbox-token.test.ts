import { mkdtemp, readdir, rm, stat } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { readOutboxToken } from './outbox-token.ts'

let folder: string
beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'outbox-token-'))
})
afterAll(() => rm(folder, { recursive: true }))

test('processes that start at once have the same token, and only their system account can read it', async () => {
  const directory = path.join(folder, 'outbox')
  const tokens = await Promise.all(Array.from({ length: 8 }, () => readOutboxToken(directory)))
  expect(new Set(tokens).size).toBe(1)
  expect(tokens[0]).toMatch(/^[\w-]{22}$/)
  expect(await readOutboxToken(directory)).toBe(tokens[0])
  expect(await readdir(directory)).toEqual(['.token'])
  expect((await stat(path.join(directory, '.token'))).mode & 0o777).toBe(0o600)
})

test('another site has another token', async () => {
  expect(await readOutboxToken(path.join(folder, 'a'))).not.toBe(
    await readOutboxToken(path.join(folder, 'b')),
  )
})
