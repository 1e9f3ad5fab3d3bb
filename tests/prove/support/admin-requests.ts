import { createSqlClient } from '#backend/database/sql-client.ts'
import { createAccount, PASSWORD, withDatabase } from '#tests/support/accounts/browser-accounts.ts'
import { type ServerProcess, databaseOf } from '#tests/support/site/server-process.ts'

export interface AdminSession {
  apikey: string
  /** The API key of the service role. */
  secret: string
  token: string
  refreshToken: string
}

const SVG = '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 1 1"><path d="M0 0h1"/></svg>'

/** Creates an admin account, signs in, and returns the tokens and the keys of the site. */
export async function signInAsAdmin(site: ServerProcess): Promise<AdminSession> {
  const email = 'admin@example.org'
  await createAccount(site, { email })
  const [row] = await withDatabase(site, async (sql) => {
    await sql`update public.profiles set subscription_tier = 'admin' where email = ${email}`
    return sql<{ key: string }[]>`select key from auth.api_keys where role = 'service_role'`
  })
  const { publishableKey: apikey } = (await (await fetch(`${site.url}/config.json`)).json()) as {
    publishableKey: string
  }
  const response = await fetch(`${site.url}/auth/v1/token?grant_type=password`, {
    method: 'POST',
    body: JSON.stringify({ email, password: PASSWORD }),
    headers: { apikey, 'content-type': 'application/json' },
  })
  const session = (await response.json()) as { access_token: string; refresh_token: string }
  return { apikey, secret: row!.key, token: session.access_token, refreshToken: session.refresh_token }
}

interface PostResult {
  status: number
  text: string
}

/** Sends a POST request; a broken connection gives status 0. */
export async function post(
  site: ServerProcess,
  path: string,
  body: object | string,
  headers: Record<string, string>,
): Promise<PostResult> {
  try {
    const response = await fetch(site.url + path, {
      method: 'POST',
      body: typeof body === 'string' ? body : JSON.stringify(body),
      headers: { 'content-type': 'application/json', ...headers },
      signal: AbortSignal.timeout(150_000),
    })
    return { status: response.status, text: await response.text() }
  } catch (error) {
    return { status: 0, text: String(error) }
  }
}

export const upload = (site: ServerProcess, { secret }: AdminSession, name: string) =>
  post(site, `/storage/v1/object/pages/${name}`, SVG, {
    apikey: secret,
    authorization: `Bearer ${secret}`,
    'content-type': 'image/svg+xml',
  })

export const requestPage = (site: ServerProcess, { apikey, token }: AdminSession, seed: number) =>
  post(
    site,
    '/functions/v1/generate-ai-coloring-page',
    { prompt: 'a cat', seed },
    { apikey, authorization: `Bearer ${token}` },
  )

export const sendContactMessage = (site: ServerProcess, { apikey }: AdminSession, subject: string) =>
  post(
    site,
    '/rest/v1/rpc/send_contact_message',
    { name: 'A', email: 'a@example.org', subject, message: 'y', channel: 'form', language: 'en' },
    {
      apikey,
      'x-forwarded-for': `10.${subject.length}.${Math.floor(Math.random() * 255)}.${Math.floor(Math.random() * 255)}`,
    },
  )

export const statusOf = async (site: ServerProcess, path: string): Promise<number> => {
  const response = await fetch(site.url + path).catch(() => undefined)
  await response?.arrayBuffer().catch(() => undefined)
  return response?.status ?? 0
}

/** The subjects of all stored messages, read over a new connection because the database may have restarted. */
export async function readContactSubjects(site: ServerProcess): Promise<Set<string>> {
  const sql = createSqlClient(databaseOf(site), { max: 1 })
  try {
    const rows = await sql<{ subject: string }[]>`select subject from public.contact_messages`
    return new Set(rows.map(({ subject }) => subject))
  } finally {
    await sql.end({ timeout: 1 })
  }
}
