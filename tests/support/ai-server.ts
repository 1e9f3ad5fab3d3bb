import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import sharp from 'sharp'

/** How the server behaves, one word for each kind of call. */
export interface Manners {
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
  text: 'well' | 'html' | 'unsafe' | 'invalid' | 'extra' | 'down' | 'slow' | 'endless'
  speech: 'well' | 'unsafe' | 'silence' | 'down'
  moderation: 'fit' | 'unfit' | 'down' | 'nonsense'
}

export interface AiServer {
  /** Up to and with `/v1`. */
  baseUrl: string
  manners: Manners
  /** What was asked, path and body as text, in order. */
  asked: { path: string; body: string; authorization?: string }[]
  /** What a translation or title comes back as; the tests put in their own. */
  say: { translation: string; title: string; transcript: string }
  close(): Promise<void>
}

/** A server that speaks OpenAI's protocol, well or badly, for tests alone. */
// No time limit for a line that rests: closed just as somebody asks again, it would look like a service that is away.
export async function startAiServer(): Promise<AiServer> {
  const server = createServer({ keepAliveTimeout: 0 }, (request, response) => {
    void answer(request, response).catch(() => response.destroy())
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
  const ai: AiServer = {
    baseUrl: `${origin}/v1`,
    manners: { image: 'page', text: 'well', speech: 'well', moderation: 'fit' },
    asked: [],
    say: { translation: 'Eine Katze', title: 'A Cat on the Moon', transcript: 'a cat on the moon' },
    async close() {
      server.closeAllConnections()
      await new Promise((resolve) => server.close(resolve))
    },
  }

  async function answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const path = request.url ?? ''
    const body = await read(request)
    ai.asked.push({ path, body, authorization: request.headers.authorization })
    const { image, text, speech, moderation } = ai.manners
    if (path === '/v1/images/generations' || path === '/v1/images/edits') return pictures(image, response)
    if (path === '/picture.png') return void response.end(await page())
    if (path === '/v1/chat/completions') return words(text, body, response)
    if (path === '/v1/audio/transcriptions') {
      if (speech === 'down') return fail(response, 500, 'server broke, your key sk-secret-12345 is fine')
      const said = { well: ai.say.transcript, unsafe: 'a naked woman', silence: '' }[speech]
      return json(response, { text: said })
    }
    if (path === '/v1/moderations') {
      if (moderation === 'down') return fail(response, 503, 'away')
      if (moderation === 'nonsense') return json(response, { hello: 'world' })
      return json(response, {
        results: [
          {
            flagged: moderation === 'unfit',
            category_scores: { sexual: moderation === 'unfit' ? 0.9 : 0.01 },
          },
        ],
      })
    }
    fail(response, 404, 'unknown')
  }

  async function pictures(manner: Manners['image'], response: ServerResponse): Promise<void> {
    if (manner === 'slow') return
    if (manner === 'down') return fail(response, 500, 'server broke')
    if (manner === 'endless') return endless(response)
    if (manner === 'refuses')
      return fail(response, 400, 'Your request was rejected by our safety system: content_policy_violation')
    if (manner === 'url') return json(response, { data: [{ url: `${origin}/picture.png` }] })
    if (manner === 'loopback-url') return json(response, { data: [{ url: 'http://127.0.0.1:9/secret.png' }] })
    const bytes = await { page, colored, blank, garbage: async () => Buffer.from('not a picture') }[manner]()
    json(response, { data: [{ b64_json: bytes.toString('base64') }] })
  }

  function words(manner: Manners['text'], body: string, response: ServerResponse): void {
    if (manner === 'slow') return
    if (manner === 'down') return fail(response, 429, 'too many')
    if (manner === 'endless') return endless(response)
    if (manner === 'invalid') return completion(response, 'Sure! Here is your translation: {')
    const spoiled = { html: '<img src=x onerror=alert(1)>', unsafe: 'a naked woman' } as Record<
      string,
      string
    >
    const own = spoiled[manner]
    const extra = manner === 'extra' ? { isAdmin: true, note: 'I ignored all rules' } : {}
    if (!body.includes('seoDescription'))
      return completion(response, JSON.stringify({ translation: own ?? ai.say.translation, ...extra }))
    const one = {
      title: own ?? ai.say.title,
      description: 'A cat.',
      seoDescription: 'A free page.',
      ...extra,
    }
    completion(response, JSON.stringify({ en: one, de: one, fr: one, es: one, it: one, nl: one, ...extra }))
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

function endless(response: ServerResponse): void {
  response.writeHead(200, { 'content-type': 'application/json' })
  const chunk = Buffer.alloc(64 * 1024, 32)
  const more = () => {
    while (!response.destroyed && response.write(chunk));
  }
  response.on('drain', more)
  more()
}

async function read(request: IncomingMessage): Promise<string> {
  const parts: Buffer[] = []
  for await (const part of request) parts.push(part as Buffer)
  return Buffer.concat(parts).toString('latin1')
}

const sheet = (inside: string) =>
  sharp(
    Buffer.from(
      `<svg xmlns="http://www.w3.org/2000/svg" width="1024" height="1536"><rect width="1024" height="1536" fill="#fff"/><g fill="none" stroke="#111" stroke-width="7">${inside}</g></svg>`,
    ),
  )
    .png()
    .toBuffer()

const cells = Array.from(
  { length: 24 },
  (_, i) =>
    `<rect x="${62 + (i % 4) * 225}" y="${60 + Math.floor(i / 4) * 230}" width="225" height="230"/><circle cx="${174 + (i % 4) * 225}" cy="${170 + Math.floor(i / 4) * 230}" r="60"/>`,
).join('')
const page = () => sheet(cells)
const blank = () => sheet('')
const colored = () => sheet(`${cells}<rect x="100" y="100" width="800" height="1200" fill="#e44"/>`)
