import { WireError } from '../wire-error.ts'
import type { AuthLog } from './ports.ts'

/** Work that goes on after the answer, with a bound on how much of it there may be. */
export function createLater({ log, bound }: { log: AuthLog; bound: number }) {
  const underWay = new Set<Promise<void>>()

  function begin(work: () => Promise<void>) {
    const job = work()
      .catch((error: unknown) => log.error({ err: error }, 'auth work after the answer failed'))
      .finally(() => underWay.delete(job))
    underWay.add(job)
  }

  return {
    /** Throws when there is too much already: whoever asked for a mail is to ask again. */
    later(work: () => Promise<void>) {
      if (underWay.size >= bound)
        throw new WireError(503, 'request_timeout', 'Too much work waiting', { 'retry-after': '30' })
      begin(work)
    },

    /** Leaves the work out when there is too much already: for what nobody asked for. */
    laterIfRoom(work: () => Promise<void>) {
      if (underWay.size < bound) begin(work)
    },

    /** Resolves when nothing is left to do. */
    async done() {
      while (underWay.size > 0) await Promise.all(underWay)
    },
  }
}
