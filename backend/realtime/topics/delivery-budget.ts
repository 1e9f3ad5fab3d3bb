import { createMessageRate, type MessageRate } from '../clients/message-rate.ts'

interface Options {
  /** Bytes that the messages of one address may cost at once, and then per second. */
  burst: number
  perSecond: number
  now(): number
}

/** What one client address may make this server send to others. A message to a full topic is sent hundreds of times. */
interface DeliveryBudget {
  /** Whether the address may send this many bytes to each of so many receivers. */
  allow(address: string, bytes: number, receivers: number): boolean
}

/** A small message costs this much, too: writing to a socket is most of its work. */
const BYTES_PER_DELIVERY = 512
/** From this number on, addresses that sent nothing for a while are forgotten. */
const MAX_ADDRESSES = 5_000

export function createDeliveryBudget({ burst, perSecond, now }: Options): DeliveryBudget {
  const rates = new Map<string, MessageRate>()
  const forgetIdle = () => {
    for (const [address, rate] of rates) if (rate.isFull()) rates.delete(address)
  }
  return {
    allow(address, bytes, receivers) {
      if (rates.size >= MAX_ADDRESSES) forgetIdle()
      const rate = rates.get(address) ?? createMessageRate(burst, perSecond, now)
      rates.set(address, rate)
      return rate.allow(receivers * (BYTES_PER_DELIVERY + bytes))
    },
  }
}
