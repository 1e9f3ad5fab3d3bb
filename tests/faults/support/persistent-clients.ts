import { randomUUID } from 'node:crypto'
import { setTimeout as pause } from 'node:timers/promises'
import { publishableKey, secretKey } from '#tests/process/support/site-process.ts'
import { createAccount, PASSWORD, withDatabase } from '#tests/support/accounts/browser-accounts.ts'
import type { ServerProcess } from '#tests/support/site/server-process.ts'

/** Each account may send ten wishes a minute. */
const MAKERS = 4
const RETRY_MS = 100
const SVG = '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 1 1"><path d="M0 0h1"/></svg>'
const WISHES = ['a cat', 'a dog', 'a horse', 'a duck', 'a fish']

/** What the clients sent and what the server acknowledged. */
interface Record {
  /** The page of each acknowledged wish, by idempotency key. */
  pages: Map<string, string>
  /** Keys of wishes that the rate limit refused. */
  refused: Set<string>
  files: string[]
  rating: { acknowledged: number; sent: number }
  imports: string[]
}

interface Reply {
  status: number
  body: {
    [name: string]: unknown
    code?: string
    importId?: string
    waiting?: number
    page?: { slug: string }
  }
}

/**
 * Clients that behave as the app does: they send wishes, imports, files and ratings, and repeat a request with the same key when
 * its response was lost.
 */
export async function createPersistentClients(site: () => ServerProcess, pageSlug: string) {
  const apikey = await publishableKey(site())
  const secret = await secretKey(site())
  const makers = await Promise.all(Array.from({ length: MAKERS }, (_, n) => signUp(`maker-${n}@example.org`)))
  const admin = await signUp('admin@example.org')
  const pageId = await withDatabase(site(), async (sql) => {
    await sql`update public.profiles set subscription_tier = 'admin' where id = ${admin.id}`
    const [page] = await sql<{ id: string }[]>`select id from public.coloring_pages where slug = ${pageSlug}`
    return page!.id
  })
  const record: Record = {
    pages: new Map(),
    refused: new Set(),
    files: [],
    rating: { acknowledged: 0, sent: 0 },
    imports: [],
  }
  const stopping = new AbortController()
  let underWay = 0

  async function signUp(email: string): Promise<{ id: string; token: string }> {
    await createAccount(site(), { email })
    const { body } = await post('/auth/v1/token?grant_type=password', { email, password: PASSWORD })
    return { id: (body.user as { id: string }).id, token: String(body.access_token) }
  }

  async function post(
    path: string,
    body: object | string,
    token: string = apikey,
    headers: { [name: string]: string } = {},
  ): Promise<Reply> {
    try {
      const response = await fetch(site().url + path, {
        method: 'POST',
        body: typeof body === 'string' ? body : JSON.stringify(body),
        headers: { apikey, authorization: `Bearer ${token}`, 'content-type': 'application/json', ...headers },
        signal: AbortSignal.timeout(150_000),
      })
      const text = await response.text()
      return {
        status: response.status,
        body: text.startsWith('{') ? (JSON.parse(text) as Reply['body']) : {},
      }
    } catch {
      return { status: 0, body: {} }
    }
  }

  /** Repeats a request until the server has an answer; a server that is gone or starting has none. */
  async function persist(send: () => Promise<Reply>): Promise<Reply> {
    for (;;) {
      const reply = await send()
      if (reply.status !== 0 && reply.status !== 503) return reply
      await pause(RETRY_MS)
    }
  }

  const repeat = async (work: (count: number) => Promise<void>) => {
    for (let count = 0; !stopping.signal.aborted; count++) {
      await work(count)
      await pause(5)
    }
  }

  async function sendWish(token: string, count: number): Promise<void> {
    const idempotencyKey = randomUUID()
    const wish = { prompt: WISHES[count % WISHES.length], seed: 1 + count, idempotencyKey }
    underWay++
    const { status, body } = await persist(() =>
      post('/functions/v1/generate-ai-coloring-page', wish, token),
    ).finally(() => underWay--)
    if (status === 200) record.pages.set(idempotencyKey, body.page!.slug)
    else if (body.code === 'too-many') {
      record.refused.add(idempotencyKey)
      await pause(1000)
    } else throw new Error(`a wish ended with ${status} ${JSON.stringify(body)}`)
  }

  async function runImport(count: number): Promise<void> {
    const rows = WISHES.slice(0, 2).map((prompt, n) => ({ title_en: `Import ${count} row ${n}`, prompt }))
    let importId: string | undefined
    let waiting = 1
    while (waiting > 0) {
      const request = importId ? { importId } : { rows, key: `import-${count}-${pageId}` }
      const { status, body } = await persist(() =>
        post('/functions/v1/import-csv-prompts', request, admin.token),
      )
      if (status !== 200) throw new Error(`an import ended with ${status} ${JSON.stringify(body)}`)
      importId = body.importId
      waiting = body.waiting ?? 0
      await pause(200)
    }
    record.imports.push(importId!)
  }

  const load = Promise.all([
    ...makers.map(({ token }, maker) => repeat((count) => sendWish(token, maker + count))),
    repeat(runImport),
    repeat(async (count) => {
      const name = `survives-${count}.svg`
      const { status } = await post(`/storage/v1/object/pages/${name}`, SVG, secret, {
        apikey: secret,
        'content-type': 'image/svg+xml',
      })
      if (status === 200) record.files.push(name)
    }),
    repeat(async (count) => {
      const rating = 1 + (count % 5)
      record.rating.sent = rating
      const row = { page_id: pageId, user_id: admin.id, rating }
      const { status } = await post('/rest/v1/page_ratings?on_conflict=page_id,user_id', row, admin.token, {
        prefer: 'resolution=merge-duplicates',
      })
      if (status === 201 || status === 200) record.rating.acknowledged = rating
    }),
  ])
  // The caller awaits it only in the end.
  load.catch(() => {})

  return {
    record,
    /** Waits for another acknowledged wish, but not longer than this. */
    async nextPage(maxWaitMs: number): Promise<void> {
      const before = record.pages.size
      const giveUpAt = performance.now() + maxWaitMs
      while (record.pages.size === before && performance.now() < giveUpAt) await pause(20)
    },
    /** How many wishes wait for their page. */
    underWay: () => underWay,
    /** Sends nothing new and waits until everything sent has its answer. */
    async finish(): Promise<void> {
      stopping.abort()
      await load
    },
  }
}
