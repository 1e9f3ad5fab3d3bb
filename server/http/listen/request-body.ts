import type { IncomingMessage } from 'node:http'
import { createFairQueue } from '#backend/fairness/fair-queue.ts'
import { createFairShare, type FairShareLimits, type Release } from '#backend/fairness/fair-share.ts'
import { defaultRestLimits } from '#backend/rest/rest-limits.ts'

const KB = 1024
const MB = 1024 * KB

/** The largest body for each part of the site. */
const MAX_SIZES: [prefix: string, bytes: number][] = [
  ['/rest/v1/', defaultRestLimits.maxBodyBytes],
  ['/functions/v1/', 3 * MB],
]
const DEFAULT_MAX_SIZE = 64 * KB

/** Files can be larger than memory allows. Storage reads them itself, while it checks rights and size. */
const UPLOADS = '/storage/v1/'

export interface BodyLimits {
  /** Bodies that are being received. */
  bodies: FairShareLimits
  /** Uploads of files, which are stored while they are received. */
  uploads: FairShareLimits
  /** Large bodies that are received or whose requests are handled: each takes several times its size. Others wait unread. */
  largeBodies: FairShareLimits
  /** After this time a body must be complete, or have arrived with at least `minBytesPerSecond`. */
  deadlineMs: number
  minBytesPerSecond: number
}

export type BodyResult =
  /** `release` must be called after the response, if there is one. */
  | { status: 'complete'; body: Buffer; release?: Release }
  /** The body is received by the handler; `release` must be called after the response. */
  | { status: 'streamed'; release: Release }
  | { status: 'too-many' | 'too-large' | 'too-slow' | 'aborted' }

export const hasBody = ({ headers }: IncomingMessage) =>
  headers['transfer-encoding'] !== undefined || Number(headers['content-length'] ?? 0) > 0

/** Receives the bodies of requests before anything else is done for them, so that a slow sender takes up nothing but its connection. */
export function createBodyReader(limits: BodyLimits) {
  const { deadlineMs, minBytesPerSecond } = limits
  const receiving = createFairShare(limits.bodies)
  const uploading = createFairShare(limits.uploads)
  const handlingLarge = createFairQueue(limits.largeBodies)

  return (incoming: IncomingMessage, address: string): BodyResult | Promise<BodyResult> => {
    const { url = '', headers } = incoming
    const declaredSize = Number(headers['content-length'] ?? Number.NaN)
    if (url.startsWith(UPLOADS) && !(declaredSize <= DEFAULT_MAX_SIZE)) {
      const release = uploading.take(address)
      return release ? { status: 'streamed', release } : { status: 'too-many' }
    }
    const maxSize = MAX_SIZES.find(([prefix]) => url.startsWith(prefix))?.[1] ?? DEFAULT_MAX_SIZE
    if (declaredSize > maxSize) return { status: 'too-large' }
    const release = receiving.take(address)
    if (!release) return { status: 'too-many' }
    const isLarge = maxSize > DEFAULT_MAX_SIZE && !(declaredSize <= DEFAULT_MAX_SIZE)
    return (isLarge ? receiveInTurn(incoming, maxSize, address) : receive(incoming, maxSize)).finally(release)
  }

  async function receiveInTurn(
    incoming: IncomingMessage,
    maxSize: number,
    address: string,
  ): Promise<BodyResult> {
    const releaseTurn = await handlingLarge.take(address)
    const result = incoming.destroyed ? { status: 'aborted' as const } : await receive(incoming, maxSize)
    if (result.status === 'complete') return { ...result, release: releaseTurn }
    releaseTurn()
    return result
  }

  function receive(incoming: IncomingMessage, maxSize: number): Promise<BodyResult> {
    const { promise, resolve } = Promise.withResolvers<BodyResult>()
    const chunks: Buffer[] = []
    let size = 0
    const startedAt = performance.now()
    const timer = setInterval(() => {
      const seconds = (performance.now() - startedAt) / 1000
      if (size < seconds * minBytesPerSecond) end({ status: 'too-slow' })
    }, deadlineMs)
    const onData = (chunk: Buffer) => {
      size += chunk.length
      chunks.push(chunk)
      if (size > maxSize) end({ status: 'too-large' })
    }
    const onEnd = () => end({ status: 'complete', body: Buffer.concat(chunks) })
    const onAbort = () => end({ status: 'aborted' })
    const end = (result: BodyResult) => {
      clearInterval(timer)
      incoming.off('data', onData).off('end', onEnd).off('close', onAbort).pause()
      resolve(result)
    }
    incoming.on('data', onData).on('end', onEnd).on('close', onAbort).on('error', onAbort)
    return promise
  }
}
