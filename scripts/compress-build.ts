import { readdirSync, readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { promisify } from 'node:util'
import { brotliCompress, gzip } from 'node:zlib'

const WORTH_IT = /\.(js|css|svg|json|txt|webmanifest)$/
const MIN_BYTES = 512

/** Lays a compressed copy beside each file of the built client, as small as it gets: once a build, not at every start. */
export async function compressBuild(folder: string): Promise<void> {
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((name) =>
    WORTH_IT.test(name),
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
