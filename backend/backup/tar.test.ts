import { execFileSync } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { Readable } from 'node:stream'
import { expect, test } from 'vitest'
import { readTar, tarEnd, tarHeader, tarPadding } from './tar.ts'

const long = `files/${'bucket'.repeat(9)}/${'a'.repeat(80)}`
const ENTRIES = [
  { name: 'manifest.json', bytes: Buffer.from('{}') },
  { name: 'database/public.pages.copy', bytes: Buffer.alloc(1500, 'x') },
  { name: long, bytes: Buffer.alloc(512, 1) },
  { name: 'empty', bytes: Buffer.alloc(0) },
]

const archive = Buffer.concat([
  ...ENTRIES.flatMap(({ name, bytes }) => [
    tarHeader({ name, size: bytes.length }, new Date(0)),
    bytes,
    tarPadding(bytes.length),
  ]),
  tarEnd,
])

async function* inPieces(bytes: Buffer, size: number) {
  for (let at = 0; at < bytes.length; at += size) yield bytes.subarray(at, at + size)
}

test.each([1, 7, 512, 100_000])('what was written is read again, in pieces of %d bytes', async (size) => {
  const reader = readTar(inPieces(archive, size))
  for (const { name, bytes } of ENTRIES) {
    expect(await reader.next()).toEqual({ name, size: bytes.length })
    expect(Buffer.concat(await Readable.from(reader.body()).toArray())).toEqual(bytes)
  }
  expect(await reader.next()).toBeUndefined()
})

test('what nobody reads is skipped', async () => {
  const reader = readTar(inPieces(archive, 64))
  await reader.next()
  await reader.next()
  expect((await reader.next())?.name).toBe(long)
})

test('an archive that was cut off is noticed', async () => {
  const reader = readTar(inPieces(archive.subarray(0, 1800), 512))
  await reader.next()
  await reader.next()
  await expect(reader.next()).rejects.toThrow('ends too early')
})

test.skipIf(process.platform === 'win32')('any tar can open it', () => {
  const folder = mkdtempSync(path.join(tmpdir(), 'tar-'))
  writeFileSync(path.join(folder, 'a.tar'), archive)
  execFileSync('tar', ['-xf', 'a.tar'], { cwd: folder })
  expect(readFileSync(path.join(folder, long))).toEqual(ENTRIES[2]!.bytes)
  rmSync(folder, { recursive: true })
})
