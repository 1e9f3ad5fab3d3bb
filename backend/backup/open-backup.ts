import { createReadStream } from 'node:fs'
import { Readable } from 'node:stream'
import { createGunzip } from 'node:zlib'
import type { Manifest } from './manifest.ts'
import { decodeTar, type TarEntry } from './tar-archive.ts'

const MESSAGE_BY_GZIP_ERROR: Record<string, string> = {
  Z_BUF_ERROR: 'this backup is truncated: copy it again from its source',
  Z_DATA_ERROR: 'this file is not a backup, or it was damaged',
}

/** Reads the manifest, which is the first entry; the caller reads the others. */
export async function openBackup(file: string) {
  const source = createReadStream(file)
  const unzipped = source.pipe(createGunzip())
  source.on('error', (error) => unzipped.destroy(error))
  const entries = decodeTar(unzipped as AsyncIterable<Buffer>)
  const nextEntry = async () => (await entries.next()).value as TarEntry | undefined
  return {
    manifest: await readManifest(await nextEntry()),
    nextEntry,
    close: () => void (source.destroy(), unzipped.destroy()),
  }
}

/** Reads the whole archive; throws if it is damaged or incomplete. */
export async function verifyBackup(file: string): Promise<Manifest> {
  const { manifest, nextEntry } = await openBackup(file)
  // The content of an entry is skipped when the next one is requested.
  while (await nextEntry()) continue
  return manifest
}

/** Replaces the error of an archive that cannot be unzipped with one that says what is wrong. */
export function explainArchiveError(error: unknown): unknown {
  const message = MESSAGE_BY_GZIP_ERROR[(error as { code?: string }).code ?? '']
  return message ? new Error(message, { cause: error }) : error
}

async function readManifest(entry: TarEntry | undefined): Promise<Manifest> {
  if (entry?.name !== 'manifest.json') throw new Error('this file is not a backup')
  const json = Buffer.concat(await Readable.from(entry.content).toArray()).toString('utf8')
  const manifest = JSON.parse(json) as Manifest
  if (manifest.format !== 1) throw new Error('this backup was made by a newer version: update first')
  return manifest
}
