import { createHash } from 'node:crypto'
import { setTimeout as pause } from 'node:timers/promises'
import { AwsClient } from 'aws4fetch'
import { FilesUnavailable } from './file-store.ts'

export interface S3Settings {
  endpoint: string
  region: string
  bucket: string
  accessKeyId: string
  secretAccessKey: string
}

export interface S3Waits {
  /** For the answer to begin, and for each piece of it after that. */
  timeoutMs: number
  /** Before the one second try. */
  retryMs: number
}

interface Call {
  query?: Record<string, string>
  headers?: Record<string, string>
  body?: Uint8Array<ArrayBuffer>
  /** For calls that would not mean the same twice. */
  once?: boolean
}

export type AskS3 = (method: string, key: string, call?: Call) => Promise<Response>

const WORTH_A_SECOND_TRY = new Set([429, 500, 502, 503, 504])

/**
 * Signed requests (SigV4, the body included) to one S3 bucket. A failing or silent server is asked once more; 404 is an answer, anything
 * else that is not a success becomes `FilesUnavailable`.
 */
export function createS3Requests(settings: S3Settings, { timeoutMs, retryMs }: S3Waits): AskS3 {
  const { endpoint, bucket, ...access } = settings
  const aws = new AwsClient({ ...access, service: 's3', retries: 0 })

  const send = async (method: string, key: string, { query = {}, headers, body }: Call) => {
    const url = new URL(`${endpoint}/${bucket}/${key}`)
    for (const [name, value] of Object.entries(query)) url.searchParams.set(name, value)
    const signed = await aws.sign(url, {
      method,
      headers: {
        ...headers,
        'x-amz-content-sha256': createHash('sha256')
          .update(body ?? '')
          .digest('hex'),
      },
      body,
    })
    const giveUp = new AbortController()
    const timer = setTimeout(() => giveUp.abort(new Error('no answer in time')), timeoutMs)
    try {
      return await fetch(signed, { signal: giveUp.signal, redirect: 'manual' })
    } finally {
      clearTimeout(timer)
    }
  }

  return async (method, key, call = {}) => {
    let response = await send(method, key, call).catch((error: unknown) => {
      if (call.once) throw unreachable(error)
    })
    if (!call.once && (!response || WORTH_A_SECOND_TRY.has(response.status))) {
      await response?.body?.cancel()
      await pause(retryMs)
      response = await send(method, key, call).catch((error: unknown) => Promise.reject(unreachable(error)))
    }
    if (response!.ok || response!.status === 404) return response!
    throw new FilesUnavailable(`S3 answered ${method} with ${response!.status} ${await errorCode(response!)}`)
  }
}

const unreachable = (error: unknown) => new FilesUnavailable('S3 cannot be reached', error)

/** The whole answer as text. Some calls say 200 first and tell of a failure in the body. */
export async function readAnswer(response: Response): Promise<string> {
  const text = await response.text()
  if (!response.ok || /<Error>/.test(text))
    throw new FilesUnavailable(`S3 answered ${response.status} ${/<Code>(\w+)/.exec(text)?.[1] ?? ''}`)
  return text
}

async function errorCode(response: Response): Promise<string> {
  const text = await response.text().catch(() => '')
  return /<Code>(\w+)<\/Code>/.exec(text.slice(0, 4096))?.[1] ?? ''
}

/** A body that is given up when nothing comes for too long. */
export function withIdleLimit(body: ReadableStream<Uint8Array>, limitMs: number): ReadableStream<Uint8Array> {
  const reader = body.getReader()
  return new ReadableStream<Uint8Array>({
    async pull(controller) {
      const timer = setTimeout(() => {
        controller.error(new FilesUnavailable('S3 stopped in the middle of a file'))
        void reader.cancel().catch(() => {})
      }, limitMs)
      try {
        const { value, done } = await reader.read()
        if (done) controller.close()
        else controller.enqueue(value)
      } finally {
        clearTimeout(timer)
      }
    },
    cancel: (reason) => reader.cancel(reason),
  })
}
