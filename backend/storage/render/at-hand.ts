import type { Picture } from './renditions.ts'

interface Held {
  picture: Picture
  /** When it was last noted that somebody wanted it. */
  noted: number
}

const NOTE_EVERY_MS = 60 * 60_000

/**
 * The pictures asked for last, in memory: a list of cards is two dozen small files. Bounded by size; what was used longest ago goes
 * first. That one is still wanted is noted once an hour, not each time: what is kept is sorted by days.
 */
export function createAtHand({
  maxBytes,
  note,
  now = Date.now,
}: {
  maxBytes: number
  note(key: string): void
  now?: () => number
}) {
  const held = new Map<string, Held>()
  let total = 0
  const drop = (key: string) => {
    total -= held.get(key)?.picture.bytes.byteLength ?? 0
    held.delete(key)
  }
  return {
    get(key: string): Picture | undefined {
      const found = held.get(key)
      if (!found) return undefined
      held.delete(key)
      held.set(key, found)
      if (now() - found.noted >= NOTE_EVERY_MS) {
        found.noted = now()
        note(key)
      }
      return found.picture
    },
    set(key: string, picture: Picture): void {
      if (picture.bytes.byteLength > maxBytes / 20) return
      drop(key)
      held.set(key, { picture, noted: -Infinity })
      total += picture.bytes.byteLength
      for (const oldest of held.keys()) {
        if (total <= maxBytes) break
        drop(oldest)
      }
    },
  }
}
