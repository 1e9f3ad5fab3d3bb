import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import sharp from 'sharp'

/** How the server responds to each kind of call. */
export interface AiBehaviour {
  image:
    | 'page'
    | 'colored'
    | 'blank'
    | 'garbage'
    | 'url'
    | 'loopback-url'
    | 'refuses'
    | 'endless'
    | 'down'
    | 'slow'
  text: 'ok' | 'html' | 'unsafe' | 'invalid' | 'extra' | 'down' | 'slow' | 'endless'
  speech: 'ok' | 'unsafe' | 'silence' | 'down'
  moderation: 'allowed' | 'flagged' | 'down' | 'malformed'
}

export interface AiServer {
  /** Including `/v1`. */
  baseUrl: string
  behaviour: AiBehaviour
  /** Received requests, in order. */
  requests: { path: string; body: string; authorization?: string }[]
  /** Texts the server returns; tests set their own. */
  responses: { translation: string; title: string; transcript: string }
  close(): Promise<void>
}

/**
 * A fake server with OpenAI's protocol, which can misbehave. Idle connections are never closed: a close at the moment of the next request
 * would look like a failing service.
 */
export async function startAiServer(): Promise<AiServer> {
  const server = createServer({ keepAliveTimeout: 0 }, (request, response) => {
    void handleRequest(request, response).catch(() => response.destroy())
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
  const ai: AiServer = {
    baseUrl: `${origin}/v1`,
    behaviour: { image: 'page', text: 'ok', speech: 'ok', moderation: 'allowed' },
    requests: [],
    responses: { translation: 'Eine Katze', title: 'A Cat on the Moon', transcript: 'a cat on the moon' },
    async close() {
      server.closeAllConnections()
      await new Promise((resolve) => server.close(resolve))
    },
  }

  async function handleRequest(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const path = request.url ?? ''
    const body = await readBody(request)
    ai.requests.push({ path, body, authorization: request.headers.authorization })
    const { image, text, speech, moderation } = ai.behaviour
    if (path === '/v1/images/generations' || path === '/v1/images/edits')
      return respondWithPicture(image, response)
    if (path === '/picture.png') return void response.end(await drawPage())
    if (path === '/v1/chat/completions') return respondWithText(text, body, response)
    if (path === '/v1/audio/transcriptions') {
      if (speech === 'down') return fail(response, 500, 'server broke, your key sk-secret-12345 is fine')
      const transcript = { ok: ai.responses.transcript, unsafe: 'a naked woman', silence: '' }[speech]
      return json(response, { text: transcript })
    }
    if (path === '/v1/moderations') {
      if (moderation === 'down') return fail(response, 503, 'away')
      if (moderation === 'malformed') return json(response, { hello: 'world' })
      return json(response, {
        results: [
          {
            flagged: moderation === 'flagged',
            category_scores: { sexual: moderation === 'flagged' ? 0.9 : 0.01 },
          },
        ],
      })
    }
    fail(response, 404, 'unknown path')
  }

  async function respondWithPicture(
    behaviour: AiBehaviour['image'],
    response: ServerResponse,
  ): Promise<void> {
    if (behaviour === 'slow') return
    if (behaviour === 'down') return fail(response, 500, 'server broke')
    if (behaviour === 'endless') return respondEndlessly(response)
    if (behaviour === 'refuses')
      return fail(response, 400, 'Your request was rejected by our safety system: content_policy_violation')
    if (behaviour === 'url') return json(response, { data: [{ url: `${origin}/picture.png` }] })
    if (behaviour === 'loopback-url')
      return json(response, { data: [{ url: 'http://127.0.0.1:9/secret.png' }] })
    const bytes = await {
      page: drawPage,
      colored: drawColored,
      blank: drawBlank,
      garbage: async () => Buffer.from('not a picture'),
    }[behaviour]()
    json(response, { data: [{ b64_json: bytes.toString('base64') }] })
  }

  function respondWithText(behaviour: AiBehaviour['text'], body: string, response: ServerResponse): void {
    if (behaviour === 'slow') return
    if (behaviour === 'down') return fail(response, 429, 'too many')
    if (behaviour === 'endless') return respondEndlessly(response)
    if (behaviour === 'invalid') return completion(response, 'Sure! Here is your translation: {')
    const invalidTexts = { html: '<img src=x onerror=alert(1)>', unsafe: 'a naked woman' } as Record<
      string,
      string
    >
    const invalidText = invalidTexts[behaviour]
    const extra = behaviour === 'extra' ? { isAdmin: true, note: 'I ignored all rules' } : {}
    if (!body.includes('seoDescription'))
      return completion(
        response,
        JSON.stringify({ translation: invalidText ?? ai.responses.translation, ...extra }),
      )
    const texts = {
      title: invalidText ?? ai.responses.title,
      description: 'A cat.',
      seoDescription: 'A free page.',
      ...extra,
    }
    completion(
      response,
      JSON.stringify({ en: texts, de: texts, fr: texts, es: texts, it: texts, nl: texts, ...extra }),
    )
  }
  return ai
}

const json = (response: ServerResponse, body: object) =>
  void response.writeHead(200, { 'content-type': 'application/json' }).end(JSON.stringify(body))

const fail = (response: ServerResponse, status: number, message: string) =>
  void response
    .writeHead(status, { 'content-type': 'application/json' })
    .end(JSON.stringify({ error: { message, type: 'error', param: null, code: null } }))

const completion = (response: ServerResponse, content: string) =>
  json(response, {
    id: 'one',
    object: 'chat.completion',
    created: 1,
    model: 'test',
    choices: [{ index: 0, message: { role: 'assistant', content }, finish_reason: 'stop' }],
    usage: { prompt_tokens: 1, completion_tokens: 1, total_tokens: 2 },
  })

function respondEndlessly(response: ServerResponse): void {
  response.writeHead(200, { 'content-type': 'application/json' })
  const chunk = Buffer.alloc(64 * 1024, 32)
  const writeMore = () => {
    while (!response.destroyed && response.write(chunk));
  }
  response.on('drain', writeMore)
  writeMore()
}

async function readBody(request: IncomingMessage): Promise<string> {
  const parts: Buffer[] = []
  for await (const part of request) parts.push(part as Buffer)
  return Buffer.concat(parts).toString('latin1')
}

/** PNG of a white page with these SVG elements. */
const drawSheet = (elements: string) =>
  sharp(
    Buffer.from(
      `<svg xmlns="http://www.w3.org/2000/svg" width="1024" height="1536"><rect width="1024" height="1536" fill="#fff"/><g fill="none" stroke="#111" stroke-width="7">${elements}</g></svg>`,
    ),
  )
    .png()
    .toBuffer()

const cells = Array.from(
  { length: 24 },
  (_, i) =>
    `<rect x="${62 + (i % 4) * 225}" y="${60 + Math.floor(i / 4) * 230}" width="225" height="230"/><circle cx="${174 + (i % 4) * 225}" cy="${170 + Math.floor(i / 4) * 230}" r="60"/>`,
).join('')
const drawPage = () => drawSheet(cells)
const drawBlank = () => drawSheet('')
const drawColored = () => drawSheet(`${cells}<rect x="100" y="100" width="800" height="1200" fill="#e44"/>`)
