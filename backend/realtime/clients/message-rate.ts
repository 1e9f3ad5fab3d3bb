/** A token bucket: `burst` messages at once, then `perSecond`. */
export function createMessageRate(burst: number, perSecond: number, now: () => number): { allow(): boolean } {
  let available = burst
  let checkedAt = now()
  return {
    allow() {
      const at = now()
      available = Math.min(burst, available + ((at - checkedAt) / 1000) * perSecond)
      checkedAt = at
      if (available < 1) return false
      available--
      return true
    },
  }
}
