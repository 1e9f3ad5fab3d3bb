export interface MessageRate {
  /** Takes the cost of a message; false while nothing is left. An expensive message may take more than is left. */
  allow(cost?: number): boolean
  isFull(): boolean
}

/** A token bucket: `burst` messages at once, then `perSecond`. */
export function createMessageRate(burst: number, perSecond: number, now: () => number): MessageRate {
  let available = burst
  let checkedAt = now()
  const refill = () => {
    const at = now()
    available = Math.min(burst, available + ((at - checkedAt) / 1000) * perSecond)
    checkedAt = at
  }
  return {
    allow(cost = 1) {
      refill()
      if (available < 1) return false
      available -= cost
      return true
    },
    isFull() {
      refill()
      return available === burst
    },
  }
}
