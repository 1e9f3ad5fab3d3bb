import { readdirSync, readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { promisify } from 'node:util'
import { brotliCompress, gzip } from 'node:zlib'

const COMPRESSIBLE = /\.(js|css|svg|json|txt|webmanifest)$/
const MIN_BYTES = 512

/** Writes a Brotli and a gzip copy beside each file of the client build. Done once per build, because the best level is slow. */
export async function compressBuild(folder: string): Promise<void> {
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((name) =>
    COMPRESSIBLE.test(name),
  )
  await Promise.all(
    files.map(async (name) => {
      const file = path.join(folder, name)
      const plain = readFileSync(file)
      if (plain.byteLength < MIN_BYTES) return
      writeFileSync(`${file}.br`, await promisify(brotliCompress)(plain))
      writeFileSync(`${file}.gz`, await promisify(gzip)(plain, { level: 9 }))
    }),
  )
}
