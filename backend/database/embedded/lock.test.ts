import { mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { takeLock } from './lock.ts'
import { lookUpProcess } from './process-table.ts'

let folder: string
let file: string
beforeEach(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'lock-'))
  file = path.join(folder, 'server.lock')
})
afterEach(() => rm(folder, { recursive: true }))

test('a lock is free again after its release, and leaves nothing behind', async () => {
  const lock = await takeLock(file)
  await expect(takeLock(file)).rejects.toMatchObject({ code: 'already_running' })
  await lock.release()
  await (await takeLock(file)).release()
  expect(await readdir(folder)).toEqual([])
})

test('the refusal names the process that holds the lock', async () => {
  await takeLock(file)
  await expect(takeLock(file)).rejects.toThrow(`process ${process.pid}`)
})

test('the lock of a dead process is taken', async () => {
  await writeFile(file, '99999999\nlong ago\n')
  await takeLock(file)
  expect(await readFile(file, 'utf8')).toMatch(new RegExp(`^${process.pid}\n`))
})

test('the lock of a dead process whose number lives on in another is taken', async () => {
  await writeFile(file, `${process.ppid}\nbefore the last reboot\n`)
  await takeLock(file)
  expect(await readFile(file, 'utf8')).toMatch(new RegExp(`^${process.pid}\n`))
})

test('a lock file that says nothing sensible counts as dead', async () => {
  await writeFile(file, '')
  await (await takeLock(file)).release()
})

test('releasing does not remove a lock that has passed to another', async () => {
  const lock = await takeLock(file)
  await writeFile(file, 'another\n')
  await lock.release()
  expect(await readFile(file, 'utf8')).toBe('another\n')
})

test('a process is told from a later one with the same number', async () => {
  const mine = await lookUpProcess(process.pid)
  expect(mine?.started).toBeTruthy()
  expect(await lookUpProcess(process.pid)).toEqual(mine)
  expect(await lookUpProcess(99999999)).toBeUndefined()
})
