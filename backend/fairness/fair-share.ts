export interface FairShareLimits {
  /** The number of places. */
  total: number
  /** The number of places that one key, such as a client address, can hold. */
  perKey: number
}

export type Release = () => void

/** Places of a limited resource. No key can take all of them. */
export interface FairShare {
  /** Takes a place; undefined if the key has its share or all places are taken. The result frees the place again. */
  take(key: string): Release | undefined
  /** Whether `take` would fail because the key has its share. */
  isExhausted(key: string): boolean
  readonly taken: number
}

export function createFairShare({ total, perKey }: FairShareLimits): FairShare {
  const takenByKey = new Map<string, number>()
  let taken = 0
  const isExhausted = (key: string) => (takenByKey.get(key) ?? 0) >= perKey
  const release = (key: string) => {
    taken--
    const remaining = takenByKey.get(key)! - 1
    if (remaining > 0) takenByKey.set(key, remaining)
    else takenByKey.delete(key)
  }
  return {
    take(key) {
      if (taken >= total || isExhausted(key)) return undefined
      taken++
      takenByKey.set(key, (takenByKey.get(key) ?? 0) + 1)
      let isHeld = true
      return () => {
        if (isHeld) release(key)
        isHeld = false
      }
    },
    isExhausted,
    get taken() {
      return taken
    },
  }
}
