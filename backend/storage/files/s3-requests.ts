import { createHash } from 'node:crypto'
import { setTimeout as pause } from 'node:timers/promises'
import { AwsClient } from 'aws4fetch'
import { FileStoreUnavailable } from './file-store.ts'

export interface S3Config {
  endpoint: string
  region: string
  bucket: string
  accessKeyId: string
  secretAccessKey: string
}

export interface S3Timeouts {
  /** Until the response starts, and between two chunks of its body. */
  timeoutMs: number
  /** The pause before the only retry. */
  retryMs: number
}

interface S3RequestOptions {
  query?: Record<string, string>
  headers?: Record<string, string>
  body?: Uint8Array<ArrayBuffer>
  /** For requests that are not idempotent. */
  noRetry?: boolean
}

export type SendS3Request = (method: string, key: string, call?: S3RequestOptions) => Promise<Response>

const RETRIED_STATUSES = new Set([429, 500, 502, 503, 504])

/**
 * Sends signed requests (SigV4, including the body) to one S3 bucket. Retries once after a failure or timeout. Returns 404
 * responses; throws `FileStoreUnavailable` for every other error.
 */
export function createS3Client(config: S3Config, { timeoutMs, retryMs }: S3Timeouts): SendS3Request {
  const { endpoint, bucket, ...access } = config
  const aws = new AwsClient({ ...access, service: 's3', retries: 0 })

  const send = async (method: string, key: string, { query = {}, headers, body }: S3RequestOptions) => {
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
    const abort = new AbortController()
    const timer = setTimeout(() => abort.abort(new Error('no response in time')), timeoutMs)
    try {
      return await fetch(signed, { signal: abort.signal, redirect: 'manual' })
    } finally {
      clearTimeout(timer)
    }
  }

  return async (method, key, call = {}) => {
    let response = await send(method, key, call).catch((error: unknown) => {
      if (call.noRetry) throw unreachable(error)
    })
    if (!call.noRetry && (!response || RETRIED_STATUSES.has(response.status))) {
      await response?.body?.cancel()
      await pause(retryMs)
      response = await send(method, key, call).catch((error: unknown) => Promise.reject(unreachable(error)))
    }
    if (response!.ok || response!.status === 404) return response!
    throw new FileStoreUnavailable(
      `S3 responded to ${method} with ${response!.status} ${await errorCode(response!)}`,
    )
  }
}

const unreachable = (error: unknown) => new FileStoreUnavailable('S3 cannot be reached', error)

/** Reads the response body. Checks it for errors too, because S3 reports some failures in the body of a 200 response. */
export async function readS3Response(response: Response): Promise<string> {
  const text = await response.text()
  if (!response.ok || /<Error>/.test(text))
    throw new FileStoreUnavailable(`S3 responded ${response.status} ${/<Code>(\w+)/.exec(text)?.[1] ?? ''}`)
  return text
}

async function errorCode(response: Response): Promise<string> {
  const text = await response.text().catch(() => '')
  return /<Code>(\w+)<\/Code>/.exec(text.slice(0, 4096))?.[1] ?? ''
}

/** A body stream that fails when no chunk arrives within the timeout. */
export function withIdleTimeout(
  body: ReadableStream<Uint8Array>,
  limitMs: number,
): ReadableStream<Uint8Array> {
  const reader = body.getReader()
  return new ReadableStream<Uint8Array>({
    async pull(controller) {
      const timer = setTimeout(() => {
        controller.error(new FileStoreUnavailable('S3 stopped sending in the middle of a file'))
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
