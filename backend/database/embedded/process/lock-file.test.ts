import { mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { acquireLock } from './lock-file.ts'
import { lookUpProcess } from './process-table.ts'

let folder: string
let file: string
beforeEach(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'lock-'))
  file = path.join(folder, 'server.lock')
})
afterEach(() => rm(folder, { recursive: true }))

test('a released lock can be acquired again and leaves no files behind', async () => {
  const lock = await acquireLock(file)
  await expect(acquireLock(file)).rejects.toMatchObject({ code: 'already_running' })
  await lock.release()
  await (await acquireLock(file)).release()
  expect(await readdir(folder)).toEqual([])
})

test('the error names the process that holds the lock', async () => {
  await acquireLock(file)
  await expect(acquireLock(file)).rejects.toThrow(`process ${process.pid}`)
})

test('the lock of a dead process can be acquired', async () => {
  await writeFile(file, '99999999\nlong ago\n')
  await acquireLock(file)
  expect(await readFile(file, 'utf8')).toMatch(new RegExp(`^${process.pid}\n`))
})

test('the lock of a dead process whose pid is in use again can be acquired', async () => {
  await writeFile(file, `${process.ppid}\nbefore the last reboot\n`)
  await acquireLock(file)
  expect(await readFile(file, 'utf8')).toMatch(new RegExp(`^${process.pid}\n`))
})

test('an empty lock file counts as stale', async () => {
  await writeFile(file, '')
  await (await acquireLock(file)).release()
})

test('release does not remove a lock that another process holds now', async () => {
  const lock = await acquireLock(file)
  await writeFile(file, 'another\n')
  await lock.release()
  expect(await readFile(file, 'utf8')).toBe('another\n')
})

test('the start time tells a process from a later one with the same pid', async () => {
  const thisProcess = await lookUpProcess(process.pid)
  expect(thisProcess?.startTime).toBeTruthy()
  expect(await lookUpProcess(process.pid)).toEqual(thisProcess)
  expect(await lookUpProcess(99999999)).toBeUndefined()
})
