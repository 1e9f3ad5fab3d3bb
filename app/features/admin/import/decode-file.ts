export type Encoding = 'utf-8' | 'utf-16le' | 'utf-16be' | 'windows-1252'

const BYTE_ORDER_MARKS: readonly { encoding: Encoding; bytes: readonly number[] }[] = [
  { encoding: 'utf-8', bytes: [0xef, 0xbb, 0xbf] },
  { encoding: 'utf-16le', bytes: [0xff, 0xfe] },
  { encoding: 'utf-16be', bytes: [0xfe, 0xff] },
]

/**
 * Detects the encoding, because spreadsheets write several. A byte order mark names it. A file without one is UTF-8 if
 * it is valid UTF-8, else windows-1252, in which every byte is valid.
 */
export function decodeFile(bytes: Uint8Array): { text: string; encoding: Encoding } {
  const found = BYTE_ORDER_MARKS.find((mark) => mark.bytes.every((byte, index) => bytes[index] === byte))
  if (found) return { text: new TextDecoder(found.encoding).decode(bytes), encoding: found.encoding }
  try {
    return { text: new TextDecoder('utf-8', { fatal: true }).decode(bytes), encoding: 'utf-8' }
  } catch {
    return { text: new TextDecoder('windows-1252').decode(bytes), encoding: 'windows-1252' }
  }
}
