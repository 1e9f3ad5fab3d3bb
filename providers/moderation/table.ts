/**
 * A map from words to rows of words that never changes, as a few flat pieces: written to a file and read again as they are, where fifty
 * thousand entries of a `Map` would have to be made one by one, and take ten times the room.
 */
export interface Frozen {
  keys: Row
  /** The number of a key, and one, where its letters lead to; what leads to the same place stands behind it. */
  slots: Numbers
  /** The different lengths of its keys, in the order in which they came. */
  lengths: number[]
  /** What the keys stand for, each once, and for each key the numbers of its own. */
  values: Row
  lists: Numbers
  listEnds: Numbers
}

/** Texts in a row, and where each of them ends. */
interface Row {
  text: string
  ends: Numbers
}

type Numbers = Uint16Array | Uint32Array

export interface Table {
  has(key: string): boolean
  get(key: string): string[] | undefined
  /** Whether any key begins with these letters. */
  leads(letters: string): boolean
  /** What the keys of a length stand for that such a word may be, each star of which is any letter. */
  censored(word: string, length: number): Generator<string[]>
  lengths: readonly number[]
}

const SMALL = 0xffff
/** Fuller than this, and looking for a key takes several steps. */
const FULL = 0.7

export function freeze(entries: Map<string, string[]> | Set<string>): Frozen {
  const lists = entries instanceof Map ? entries : new Map<string, string[]>()
  const lengths = [...new Set([...entries.keys()].map(({ length }) => length))]
  const keys = [...entries.keys()].sort()
  const values = [...new Set([...lists.values()].flat())]
  const numberOf = new Map(values.map((value, at) => [value, at]))
  const own = keys.map((key) => (lists.get(key) ?? []).map((value) => numberOf.get(value)!))
  return {
    keys: rowOf(keys),
    slots: slotsFor(keys),
    lengths,
    values: rowOf(values),
    lists: numbers(own.flat()),
    listEnds: endsOf(own),
  }
}

/** There and back again: one text of two bytes a letter would make all that it is joined with as wide, even if it needs only one. */
const rowOf = (texts: string[]): Row => ({
  text: Buffer.from(texts.join('')).toString(),
  ends: endsOf(texts),
})

function endsOf(parts: { length: number }[]): Numbers {
  let end = 0
  return numbers(parts.map(({ length }) => (end += length)))
}

const numbers = (row: number[]): Numbers =>
  row.every((number) => number <= SMALL) ? Uint16Array.from(row) : Uint32Array.from(row)

function slotsFor(keys: string[]): Numbers {
  const slots = new Uint32Array(2 ** Math.ceil(Math.log2(keys.length / FULL + 1)))
  keys.forEach((key, at) => {
    let slot = placeOf(key) & (slots.length - 1)
    while (slots[slot]) slot = (slot + 1) & (slots.length - 1)
    slots[slot] = at + 1
  })
  return numbers([...slots])
}

/** FNV-1a, stirred once more: its lower bits alone are alike for words that are alike. */
function placeOf(key: string): number {
  let place = 0x811c9dc5
  for (let at = 0; at < key.length; at++) place = Math.imul(place ^ key.charCodeAt(at), 0x01000193)
  return place ^ (place >>> 15)
}

/** Copied out of the file, all of which would stay in memory as long as one of its numbers is looked at. */
const ownRow = ({ text, ends }: Row): Row => ({ text, ends: ends.slice() })

/** Whether a key of the same length may be this word, each star of which is any letter. */
function mayBe(word: string, key: string): boolean {
  for (let at = 0; at < key.length; at++) if (word[at] !== '*' && word[at] !== key[at]) return false
  return true
}

export function open(frozen: Frozen): Table {
  const { lengths } = frozen
  const keys = ownRow(frozen.keys)
  const values = ownRow(frozen.values)
  const [slots, lists, listEnds] = [frozen.slots.slice(), frozen.lists.slice(), frozen.listEnds.slice()]
  const count = keys.ends.length
  const mask = slots.length - 1
  const startOf = (ends: Numbers, at: number) => (at === 0 ? 0 : ends[at - 1]!)
  const cut = ({ text, ends }: Row, at: number) => text.slice(startOf(ends, at), ends[at])

  function isKey(at: number, key: string): boolean {
    const start = startOf(keys.ends, at)
    return keys.ends[at]! - start === key.length && keys.text.startsWith(key, start)
  }
  function find(key: string): number {
    for (let slot = placeOf(key) & mask; slots[slot]; slot = (slot + 1) & mask)
      if (isKey(slots[slot]! - 1, key)) return slots[slot]! - 1
    return -1
  }
  /** Keys are in order, so that whatever begins with some letters stands where they would. */
  function firstFrom(letters: string): number {
    let low = 0
    let high = count
    while (low < high) {
      const middle = (low + high) >> 1
      if (cut(keys, middle) < letters) low = middle + 1
      else high = middle
    }
    return low
  }
  function listAt(at: number): string[] {
    const list: string[] = []
    for (let next = startOf(listEnds, at); next < listEnds[at]!; next++) list.push(cut(values, lists[next]!))
    return list
  }

  return {
    lengths,
    has: (key) => find(key) >= 0,
    get(key) {
      const at = find(key)
      return at < 0 ? undefined : listAt(at)
    },
    leads(letters) {
      const at = firstFrom(letters)
      return at < count && cut(keys, at).startsWith(letters)
    },
    *censored(word, length) {
      const given = word.slice(0, word.indexOf('*'))
      for (let at = firstFrom(given); at < count; at++) {
        const start = startOf(keys.ends, at)
        if (!keys.text.startsWith(given, start)) return
        if (keys.ends[at]! - start === length && mayBe(word, cut(keys, at))) yield listAt(at)
      }
    },
  }
}
