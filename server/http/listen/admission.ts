import type { IncomingMessage } from 'node:http'
import { createFairShare, type FairShare, type FairShareLimits } from '#backend/fairness/fair-share.ts'
import { busyPage } from '../../page-views/busy-page.ts'
import type { PageViews } from '../../page-views/page-views.ts'
import type { PreparedResponse } from '../../page-views/prepared-response.ts'
import type { FastPath } from './fast-path.ts'
import type { Admit } from './listen.ts'
import { REFUSALS } from './refusals.ts'
import { type BodyLimits, type BodyResult, createBodyReader, hasBody } from './request-body.ts'

export interface AdmissionLimits extends BodyLimits {
  /** Page views at the same time. They have their own places, so that no other request can take them. */
  pages: FairShareLimits
  /** All other requests at the same time. */
  requests: FairShareLimits
}

interface Options {
  limits: AdmissionLimits
  pages: Pick<PageViews, 'cached' | 'isFull'>
  fastPath: FastPath
  /** The key of the client for its share. */
  keyOf(incoming: IncomingMessage): string
}

/** Monitoring must work above all under overload. */
const NEVER_REFUSED = /^\/(healthz|metrics)$/
const PAGE = /^\/[a-z]{2}(?:[/?]|$)/

const BODY_REFUSALS = {
  'too-many': REFUSALS.tooMany,
  'too-large': REFUSALS.tooLarge,
  'too-slow': REFUSALS.tooSlow,
}

/**
 * Responds with a cached page, receives the body of the request, and then admits it if the server has a place for it. One
 * address can take only its share of the places.
 */
export function createAdmission({ limits, pages, fastPath, keyOf }: Options): Admit {
  const places = { page: createFairShare(limits.pages), other: createFairShare(limits.requests) }
  const readBody = createBodyReader(limits)

  return (incoming, outgoing) => {
    const { method, url = '' } = incoming
    if (NEVER_REFUSED.test(url)) return true
    const isPage = (method === 'GET' || method === 'HEAD') && PAGE.test(url)
    const cachedPage = (isUrgent?: 'urgent') =>
      isPage && method === 'GET'
        ? pages.cached(url, incoming.headers['accept-encoding'] as string, isUrgent)
        : undefined
    const cached = cachedPage()
    if (cached) {
      fastPath.respond(incoming, outgoing, cached)
      return false
    }

    const key = keyOf(incoming)
    const share = isPage ? places.page : places.other
    const refuse = (response: PreparedResponse) => {
      // A page whose notice could not be checked again is better than none.
      const old = cachedPage('urgent')
      if (old) fastPath.respond(incoming, outgoing, old)
      else fastPath.refuse(incoming, outgoing, response)
      return false
    }
    const enter = () => {
      // The client may have left while its body was received.
      if (outgoing.closed) return false
      const release = share.take(key)
      if (!release) return refuse(isPage ? busyPage(url) : fullResponse(share, key))
      outgoing.on('close', release)
      return true
    }
    const enterWithBody = (result: BodyResult) => {
      if (result.status === 'aborted') return false
      if ('release' in result && result.release) {
        if (outgoing.closed) result.release()
        else outgoing.once('close', result.release)
      }
      if (result.status === 'streamed') return true
      if (result.status !== 'complete') return refuse(BODY_REFUSALS[result.status])
      Object.assign(incoming, { rawBody: result.body })
      return enter()
    }

    if (isPage && pages.isFull(key)) return refuse(busyPage(url))
    if (!hasBody(incoming)) return enter()
    if (share.isExhausted(key)) return refuse(REFUSALS.tooMany)
    const result = readBody(incoming, key)
    return result instanceof Promise ? result.then(enterWithBody) : enterWithBody(result)
  }
}

const fullResponse = (share: FairShare, key: string) =>
  share.isExhausted(key) ? REFUSALS.tooMany : REFUSALS.overloaded
