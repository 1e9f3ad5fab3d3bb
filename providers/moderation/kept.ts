import { randomUUID } from 'node:crypto'
import { mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs'
import { deserialize, serialize } from 'node:v8'
import { crc32 } from 'node:zlib'

/** What an earlier start has made and kept, if it is of this age; else it is made now, and kept for the next. */
export function kept<T>(file: URL, age: string, make: () => T): T {
  const found = readKept(file, age)
  if (found) return deserialize(found) as T
  const made = make()
  keep(file, age, serialize(made))
  return made
}

const headOf = (age: string, body: Uint8Array) => `${age} ${body.length} ${crc32(body)}`

/** What was damaged or written by half does not add up to what its first line says: it is as good as not there. */
function readKept(file: URL, age: string): Uint8Array | undefined {
  try {
    const bytes = readFileSync(file)
    const end = bytes.indexOf('\n')
    const body = bytes.subarray(end + 1)
    return bytes.toString('latin1', 0, end) === headOf(age, body) ? body : undefined
  } catch {
    return undefined
  }
}

function keep(file: URL, age: string, body: Uint8Array) {
  try {
    mkdirSync(new URL('.', file), { recursive: true })
    const half = new URL(`${file.href}.${randomUUID()}`)
    writeFileSync(half, Buffer.concat([Buffer.from(`${headOf(age, body)}\n`), body]))
    renameSync(half, file)
  } catch {
    // A place where nothing can be written: then each start makes it anew.
  }
}
