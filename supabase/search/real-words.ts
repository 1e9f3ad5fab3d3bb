import { hash } from 'node:crypto'
import { promisify } from 'node:util'
import { brotliDecompress } from 'node:zlib'

/** A row of `private.real_words`: a Bloom filter of the words of a language. */
interface WordFilter {
  language: string
  /** In base64. */
  bits: string
}

/** Sixteen bits and four places per word give a false positive for one in four hundred other words. */
const BYTES_PER_WORD = 2
const PLACES = [0, 4, 8, 12]

/** Reads `real-words.txt.br`: a line per language, its code and its words, folded as search folds them. */
export async function createWordFilters(compressed: Uint8Array): Promise<WordFilter[]> {
  const lines = (await promisify(brotliDecompress)(compressed)).toString('utf8').trim().split('\n')
  return lines.map((line) => {
    const [language = '', ...words] = line.split(' ')
    return { language, bits: filterOf(words).toString('base64') }
  })
}

/** `private.is_real_word` finds the places of a word in the same way. */
function filterOf(words: readonly string[]): Buffer {
  const bytes = Buffer.alloc(words.length * BYTES_PER_WORD)
  for (const word of words) {
    const digest = hash('md5', word, 'buffer')
    for (const offset of PLACES) {
      const place = digest.readUInt32BE(offset) % (bytes.length * 8)
      bytes[place >> 3]! |= 1 << (place & 7)
    }
  }
  return bytes
}
