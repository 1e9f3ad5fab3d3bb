// The plain tar format (ustar), as much of it as a backup needs: any tool can open what is written here.

const BLOCK = 512
const END = new Uint8Array(BLOCK * 2)
const LARGEST = 0o77777777777

export interface TarEntry {
  name: string
  size: number
}

/** The block before an entry's bytes. Long names are split at their last slash, as the format wants it. */
export function tarHeader({ name, size }: TarEntry, modified: Date): Uint8Array {
  const slash = name.length > 100 ? name.lastIndexOf('/') : -1
  const [prefix, short] = slash > 0 ? [name.slice(0, slash), name.slice(slash + 1)] : ['', name]
  if (Buffer.byteLength(short) > 100 || Buffer.byteLength(prefix) > 155)
    throw new Error(`too long a name for an archive: ${name}`)
  if (size > LARGEST) throw new Error(`too large for an archive: ${name}`)
  const block = Buffer.alloc(BLOCK)
  block.write(short, 0)
  block.write('0000600', 100)
  block.write('0000000', 108)
  block.write('0000000', 116)
  block.write(`${octal(size, 11)}\0`, 124)
  block.write(`${octal(Math.floor(modified.getTime() / 1000), 11)}\0`, 136)
  block.write('        0', 148)
  block.write('ustar\x0000', 257)
  block.write(prefix, 345)
  const sum = block.reduce((total, byte) => total + byte, 0)
  block.write(`${octal(sum, 6)}\0 `, 148)
  return block
}

/** What fills an entry up to the next block. */
export const tarPadding = (size: number): Uint8Array => new Uint8Array((BLOCK - (size % BLOCK)) % BLOCK)

export const tarEnd = END

/** Undefined at the end of the archive. */
function readHeader(block: Buffer): TarEntry | undefined {
  if (block.every((byte) => byte === 0)) return undefined
  const text = (from: number, length: number) =>
    block
      .subarray(from, from + length)
      .toString('utf8')
      .replace(/\0.*$/s, '')
  if (text(257, 5) !== 'ustar') throw new Error('this is no archive of ours')
  const [prefix, name] = [text(345, 155), text(0, 100)]
  return { name: prefix ? `${prefix}/${name}` : name, size: Number.parseInt(text(124, 12), 8) }
}

export interface TarReader {
  /** The next entry; what was not read of the last one is skipped. */
  next(): Promise<TarEntry | undefined>
  /** The bytes of the entry that was named last. */
  body(): AsyncGenerator<Buffer>
}

export function readTar(source: AsyncIterable<Buffer>): TarReader {
  const chunks = source[Symbol.asyncIterator]()
  let held: Buffer = Buffer.alloc(0)
  let left = 0
  let padding = 0

  /** Up to `most` bytes; none at the end. */
  const take = async (most: number): Promise<Buffer> => {
    while (held.length === 0) {
      const { done, value } = await chunks.next()
      if (done) return held
      held = value
    }
    const taken = held.subarray(0, most)
    held = held.subarray(taken.length)
    return taken
  }
  const exactly = async (size: number): Promise<Buffer> => {
    const parts: Buffer[] = []
    for (let missing = size; missing > 0;) {
      const part = await take(missing)
      if (part.length === 0) throw new Error('the archive ends too early')
      parts.push(part)
      missing -= part.length
    }
    return Buffer.concat(parts)
  }
  async function* body(): AsyncGenerator<Buffer> {
    while (left > 0) {
      const part = await take(left)
      if (part.length === 0) throw new Error('the archive ends too early')
      left -= part.length
      yield part
    }
  }
  return {
    body,
    async next() {
      for await (const _ of body());
      await exactly(padding)
      const entry = readHeader(await exactly(BLOCK))
      left = entry?.size ?? 0
      padding = tarPadding(left).length
      return entry
    },
  }
}

const octal = (value: number, digits: number) => value.toString(8).padStart(digits, '0')
