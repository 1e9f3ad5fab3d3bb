import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { extract, type Pack, pack } from 'tar-stream'

export interface TarFile {
  name: string
  size: number
  modified: Date
  content: AsyncIterable<Uint8Array>
}

/** Encodes files as a tar archive, reading each one only when it is written. */
export async function* encodeTar(files: AsyncIterable<TarFile>): AsyncGenerator<Uint8Array> {
  const archive = pack()
  const adding = addFiles(archive, files)
  adding.catch((error: Error) => archive.destroy(error))
  try {
    yield* archive as AsyncIterable<Uint8Array>
  } finally {
    archive.destroy()
    await adding.catch(() => {})
  }
}

async function addFiles(archive: Pack, files: AsyncIterable<TarFile>): Promise<void> {
  for await (const { name, size, modified, content } of files) {
    const entry = archive.entry({ name, size, mode: 0o600, mtime: modified })
    await pipeline(Readable.from(checkSize(name, size, content)), entry)
  }
  archive.finalize()
}

/** Throws if a file changes while it is read: its size is already in the header, so the archive would be invalid. */
async function* checkSize(
  name: string,
  size: number,
  content: AsyncIterable<Uint8Array>,
): AsyncGenerator<Uint8Array> {
  let length = 0
  for await (const chunk of content) {
    length += chunk.length
    yield chunk
  }
  if (length !== size) throw new Error(`${name} changed while it was read`)
}

export interface TarEntry {
  name: string
  content: AsyncIterable<Buffer>
}

/** Decodes a tar archive. The content of an entry can be read until the next entry is requested, and is skipped after that. */
export async function* decodeTar(source: AsyncIterable<Buffer>): AsyncGenerator<TarEntry> {
  const archive = extract()
  // The iteration below throws the same error.
  pipeline(source, archive).catch(() => {})
  try {
    for await (const entry of archive) {
      yield { name: entry.header.name, content: entry as AsyncIterable<Buffer> }
      entry.resume()
    }
  } catch (error) {
    throw explainTarError(error)
  }
}

function explainTarError(error: unknown): unknown {
  const { message } = error as Error
  if (message === 'Unexpected end of data') return new Error('the archive ends too early', { cause: error })
  if (/^Invalid (tar )?header/.test(message)) return new Error('this is not a tar archive', { cause: error })
  return error
}
