import type { DeliverSms } from './sms-provider.ts'

interface HttpSmsOptions {
  url: string
  /** The body with `{{to}}` and `{{text}}`: JSON, or a form as Twilio takes it. */
  body: string
  /** The value of the header `Authorization`. */
  authorization?: string
  fetch?: typeof globalThis.fetch
}

const TIMEOUT_MS = 10_000

/** Sends messages through any gateway that takes one POST request per message. */
export function createHttpSms({
  url,
  body,
  authorization,
  fetch = globalThis.fetch,
}: HttpSmsOptions): DeliverSms {
  const isJson = body.trimStart().startsWith('{')
  const escape = (value: string) => (isJson ? JSON.stringify(value).slice(1, -1) : encodeURIComponent(value))
  const contentType = isJson ? 'application/json' : 'application/x-www-form-urlencoded'
  return async (message) => {
    const response = await fetch(url, {
      method: 'POST',
      headers: { 'content-type': contentType, ...(authorization && { authorization }) },
      body: body.replaceAll(/\{\{(to|text)\}\}/g, (_, name: 'to' | 'text') => escape(message[name])),
      redirect: 'error',
      signal: AbortSignal.timeout(TIMEOUT_MS),
    })
    await response.body?.cancel()
    // The response is not reported: it may repeat the number and the code.
    if (!response.ok) throw new Error(`the SMS gateway responded with ${response.status}`)
  }
}
