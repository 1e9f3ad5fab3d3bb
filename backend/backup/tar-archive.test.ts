import { execFileSync } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { Readable } from 'node:stream'
import { gunzipSync } from 'node:zlib'
import { describe, expect, test } from 'vitest'
import { decodeTar, encodeTar, type TarEntry, type TarFile } from './tar-archive.ts'

const LONG_NAME = `files/${'bucket'.repeat(9)}/${'a'.repeat(80)}`
const FILES = [
  { name: 'manifest.json', bytes: Buffer.from('{}') },
  { name: 'database/public.pages.copy', bytes: Buffer.alloc(1500, 'x') },
  { name: LONG_NAME, bytes: Buffer.alloc(512, 1) },
  { name: 'empty', bytes: Buffer.alloc(0) },
]

/** FILES in an archive of the first versions of the server, which had their own tar encoder; compressed. */
const ARCHIVE_OF_FIRST_VERSIONS = gunzipSync(
  Buffer.from(
    'H4sIAAAAAAACA+3XSw6CMBAG4HoTTwA/pdLzDFgMyqOxJZEY727iSnHhI9KozLfozK6bTmemobYqjfPR1nWtmAYAZMAl4j4C' +
      'kFc5BBIomYklRAC987QXCHLXFzqeBJuxNXnKyZnY9nldFZGljXFR0dkhWP1LnapR/Uu90lz/IRwYY4z9nWf+f/qwN/p/crsL' +
      'QEAl6c/P/2VVGxfnfbEz/tUzYP9fsFkzjfXDxG/s8f4/zjWgeP5njLEpnQG5WCtRABYAAA==',
    'base64',
  ),
)

async function* toTarFiles(files: { name: string; bytes: Buffer; size?: number }[]): AsyncGenerator<TarFile> {
  for (const { name, bytes, size = bytes.length } of files)
    yield { name, size, modified: new Date(0), content: splitIntoChunks(bytes, 700) }
}

async function* splitIntoChunks(bytes: Buffer, size: number) {
  for (let offset = 0; offset < bytes.length; offset += size) yield bytes.subarray(offset, offset + size)
}

const encode = async (files: { name: string; bytes: Buffer; size?: number }[]) =>
  Buffer.concat(await Readable.from(encodeTar(toTarFiles(files))).toArray())
const readContent = async ({ content }: TarEntry) => Buffer.concat(await Readable.from(content).toArray())

describe.each([
  ['an archive of this version', () => encode(FILES)],
  ['an archive of the first versions', async () => ARCHIVE_OF_FIRST_VERSIONS],
])('%s', (_, createArchive) => {
  test.each([1, 7, 512, 100_000])('is decoded from chunks of %d bytes', async (chunkSize) => {
    const decoded: typeof FILES = []
    for await (const entry of decodeTar(splitIntoChunks(await createArchive(), chunkSize)))
      decoded.push({ name: entry.name, bytes: await readContent(entry) })
    expect(decoded).toEqual(FILES)
  })

  test('is decoded even when no content is read', async () => {
    const names: string[] = []
    for await (const { name } of decodeTar(splitIntoChunks(await createArchive(), 64))) names.push(name)
    expect(names).toEqual(FILES.map(({ name }) => name))
  })

  test('is rejected when its end is missing', async () => {
    const truncated = (await createArchive()).subarray(0, 1800)
    const entries = decodeTar(splitIntoChunks(truncated, 512))
    await expect(Readable.from(entries).toArray()).rejects.toThrow('ends too early')
  })

  test.skipIf(process.platform === 'win32')('can be extracted with tar', async () => {
    const folder = mkdtempSync(path.join(tmpdir(), 'tar-'))
    writeFileSync(path.join(folder, 'a.tar'), await createArchive())
    execFileSync('tar', ['-xf', 'a.tar'], { cwd: folder })
    expect(readFileSync(path.join(folder, LONG_NAME))).toEqual(FILES[2]!.bytes)
    rmSync(folder, { recursive: true })
  })
})

test('a file that is not a tar archive is rejected', async () => {
  const entries = decodeTar(splitIntoChunks(Buffer.alloc(1024, 'x'), 512))
  await expect(Readable.from(entries).toArray()).rejects.toThrow('not a tar archive')
})

test.each([3, 100])(
  'encoding fails for a file whose content does not have its declared size (%d bytes)',
  async (size) => {
    const changed = { name: 'page.svg', bytes: Buffer.from('twelve bytes'), size }
    await expect(encode([FILES[0]!, changed])).rejects.toThrow('page.svg changed while it was read')
  },
)

test('encoding reads no further files after its consumer has stopped', async () => {
  const read: string[] = []
  async function* files() {
    for await (const file of toTarFiles(FILES)) {
      read.push(file.name)
      yield { ...file, size: 10_000_000, content: splitIntoChunks(Buffer.alloc(10_000_000), 65_536) }
    }
  }
  for await (const _ of encodeTar(files())) break
  expect(read).toEqual(['manifest.json'])
})
