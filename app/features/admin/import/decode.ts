/** How the bytes of a file were read. */
export type Encoding = 'utf-8' | 'utf-16le' | 'utf-16be' | 'windows-1252'

const MARKS: readonly { encoding: Encoding; bytes: readonly number[] }[] = [
  { encoding: 'utf-8', bytes: [0xef, 0xbb, 0xbf] },
  { encoding: 'utf-16le', bytes: [0xff, 0xfe] },
  { encoding: 'utf-16be', bytes: [0xfe, 0xff] },
]

/**
 * The text of a file from whatever spreadsheet wrote it: what a byte order mark says, else UTF-8 where the bytes can be that, else
 * what Windows writes in Western Europe, which every byte can be.
 */
export function decode(bytes: Uint8Array): { text: string; encoding: Encoding } {
  const marked = MARKS.find((mark) => mark.bytes.every((byte, index) => bytes[index] === byte))
  if (marked) return { text: new TextDecoder(marked.encoding).decode(bytes), encoding: marked.encoding }
  try {
    return { text: new TextDecoder('utf-8', { fatal: true }).decode(bytes), encoding: 'utf-8' }
  } catch {
    return { text: new TextDecoder('windows-1252').decode(bytes), encoding: 'windows-1252' }
  }
}
