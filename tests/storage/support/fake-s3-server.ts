import { createHash, randomUUID } from 'node:crypto'
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import type { S3Config } from '#backend/storage/files/s3-requests.ts'
import { collect } from './collect.ts'
import { signatureProblem } from './aws-signature.ts'

const MIN_PART_BYTES = 5 * 1024 * 1024

interface Entry {
  bytes: Buffer
  type: string
  modified: Date
}

interface PartialUpload {
  key: string
  type: string
  initiated: Date
  parts: Map<number, { bytes: Buffer; etag: string }>
}

export interface FakeS3Server {
  config: S3Config
  objects: Map<string, Entry>
  uploads: Map<string, PartialUpload>
  /** The failures of the next requests, in order. */
  failures: ('unavailable' | 'hang' | 'drop' | 'stop halfway')[]
  /** Whether the server closes the connection of this request (`METHOD path`) without a response. */
  dropsConnection(request: string): boolean
  /** The maximum number of entries in one list response. */
  pageSize: number
  requests: string[]
  close(): Promise<void>
}

const etagOf = (bytes: Buffer) => `"${createHash('md5').update(bytes).digest('hex')}"`
const escapeXml = (text: string) =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;')

/**
 * An in-memory S3 server on a real port, with the part of the protocol that our store uses. Verifies every signature and
 * rejects what S3 rejects: parts that are too small, wrong etags and unknown uploads.
 */
export async function startFakeS3Server(): Promise<FakeS3Server> {
  const access = { accessKeyId: 'test-key', secretAccessKey: 'test/secret+key', region: 'eu-test-1' }
  const state: Omit<FakeS3Server, 'config' | 'close'> = {
    objects: new Map(),
    uploads: new Map(),
    failures: [],
    dropsConnection: () => false,
    pageSize: 1000,
    requests: [],
  }
  const server = createServer({ keepAliveTimeout: 0 }, (request, response) => {
    void handle(request, response).catch(() => response.destroy())
  })

  async function handle(request: IncomingMessage, response: ServerResponse) {
    const body = Buffer.concat(await collect(request as AsyncIterable<Buffer>))
    const url = new URL(request.url!, `http://${request.headers.host}`)
    const method = request.method!
    const requestLine = `${method} ${url.pathname}${url.search}`
    state.requests.push(requestLine)
    const failure = state.dropsConnection(requestLine) ? 'drop' : state.failures.shift()
    if (failure === 'hang') return
    if (failure === 'drop') return void request.socket.destroy()
    if (failure === 'unavailable') return sendError(response, 503, 'SlowDown')
    const problem = signatureProblem({ method, url, headers: request.headers, body }, access)
    if (problem) return sendError(response, 403, problem)
    const [, bucket, key = ''] = /^\/([^/]+)\/(.*)$/.exec(url.pathname) ?? []
    if (bucket !== 'files') return sendError(response, 404, 'NoSuchBucket')
    const query = url.searchParams
    if (key === '') return query.has('uploads') ? listUploads(response) : listObjects(response, query)
    if (query.has('uploadId') || query.has('uploads')) return multipart(request, response, key, query, body)
    if (method === 'PUT') return put(request, response, key, body)
    if (method === 'DELETE') {
      state.objects.delete(key)
      return void response.writeHead(204).end()
    }
    return get(request, response, key, failure === 'stop halfway')
  }

  function put(request: IncomingMessage, response: ServerResponse, key: string, body: Buffer) {
    const source = request.headers['x-amz-copy-source']
    if (source) {
      const found = state.objects.get(String(source).replace(/^\/files\//, ''))
      if (!found) return sendError(response, 404, 'NoSuchKey')
      state.objects.set(key, { ...found, modified: new Date() })
      return xml(response, '<CopyObjectResult></CopyObjectResult>')
    }
    state.objects.set(key, {
      bytes: body,
      type: request.headers['content-type'] ?? '',
      modified: new Date(),
    })
    response.writeHead(200, { etag: etagOf(body) }).end()
  }

  function get(request: IncomingMessage, response: ServerResponse, key: string, halfway: boolean) {
    const found = state.objects.get(key)
    if (!found) return sendError(response, 404, 'NoSuchKey')
    const [, start, end] = /^bytes=(\d+)-(\d+)$/.exec(request.headers.range ?? '') ?? []
    const bytes = start ? found.bytes.subarray(Number(start), Number(end) + 1) : found.bytes
    response.writeHead(start ? 206 : 200, {
      'content-length': bytes.length,
      'content-type': found.type,
      etag: etagOf(found.bytes),
    })
    if (halfway) response.write(bytes.subarray(0, bytes.length / 2))
    else response.end(bytes)
  }

  function listObjects(response: ServerResponse, query: URLSearchParams) {
    const after = query.get('continuation-token') ?? ''
    const keys = [...state.objects.keys()].sort().filter((key) => key > after)
    const page = keys.slice(0, Math.min(state.pageSize, Number(query.get('max-keys'))))
    const entries = page.map((key) => {
      const { bytes, modified } = state.objects.get(key)!
      return `<Contents><Key>${escapeXml(key)}</Key><LastModified>${modified.toISOString()}</LastModified><ETag>${escapeXml(etagOf(bytes))}</ETag><Size>${bytes.length}</Size></Contents>`
    })
    const more = page.length < keys.length
    xml(
      response,
      `<ListBucketResult><IsTruncated>${more}</IsTruncated>${entries.join('')}${more ? `<NextContinuationToken>${escapeXml(page.at(-1)!)}</NextContinuationToken>` : ''}</ListBucketResult>`,
    )
  }

  function listUploads(response: ServerResponse) {
    const entries = [...state.uploads].map(
      ([id, { key, initiated }]) =>
        `<Upload><Key>${escapeXml(key)}</Key><UploadId>${id}</UploadId><Initiated>${initiated.toISOString()}</Initiated></Upload>`,
    )
    xml(response, `<ListMultipartUploadsResult>${entries.join('')}</ListMultipartUploadsResult>`)
  }

  function multipart(
    request: IncomingMessage,
    response: ServerResponse,
    key: string,
    query: URLSearchParams,
    body: Buffer,
  ) {
    if (query.has('uploads')) {
      const id = randomUUID()
      const type = request.headers['content-type'] ?? ''
      state.uploads.set(id, { key, type, initiated: new Date(), parts: new Map() })
      return xml(
        response,
        `<InitiateMultipartUploadResult><UploadId>${id}</UploadId></InitiateMultipartUploadResult>`,
      )
    }
    const id = query.get('uploadId')!
    const upload = state.uploads.get(id)
    if (upload?.key !== key) return sendError(response, 404, 'NoSuchUpload')
    if (request.method === 'PUT') {
      upload.parts.set(Number(query.get('partNumber')), { bytes: body, etag: etagOf(body) })
      return void response.writeHead(200, { etag: etagOf(body) }).end()
    }
    state.uploads.delete(id)
    if (request.method === 'DELETE') return void response.writeHead(204).end()
    const listedParts = [
      ...body.toString().matchAll(/<PartNumber>(\d+)<\/PartNumber><ETag>([^<]+)<\/ETag>/g),
    ].map(([, number, etag]) => ({ part: upload.parts.get(Number(number)), etag }))
    if (listedParts.some(({ part, etag }) => part?.etag !== etag))
      return sendError(response, 400, 'InvalidPart')
    const contents = listedParts.map(({ part }) => part!.bytes)
    if (contents.slice(0, -1).some(({ length }) => length < MIN_PART_BYTES))
      return sendError(response, 400, 'EntityTooSmall')
    state.objects.set(key, { bytes: Buffer.concat(contents), type: upload.type, modified: new Date() })
    xml(response, '<CompleteMultipartUploadResult></CompleteMultipartUploadResult>')
  }

  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const { port } = server.address() as AddressInfo
  return Object.assign(state, {
    config: { ...access, endpoint: `http://127.0.0.1:${port}`, bucket: 'files' },
    close: () =>
      new Promise<void>((resolve) => {
        server.close(() => resolve())
        server.closeAllConnections()
      }),
  })
}

function xml(response: ServerResponse, text: string, status = 200) {
  response.writeHead(status, { 'content-type': 'application/xml' })
  response.end(`<?xml version="1.0" encoding="UTF-8"?>${text}`)
}

const sendError = (response: ServerResponse, status: number, code: string) =>
  xml(response, `<Error><Code>${code}</Code><Message>rejected</Message></Error>`, status)
