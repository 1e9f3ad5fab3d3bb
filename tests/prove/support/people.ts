import { openSql } from '#backend/database/connection.ts'
import { createAccount, PASSWORD, withDatabase } from '#tests/support/accounts.ts'
import { type ServerProcess, socketOf } from '#tests/support/server-process.ts'

export interface Boss {
  apikey: string
  secret: string
  token: string
  refreshToken: string
}

const SVG = '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 1 1"><path d="M0 0h1"/></svg>'

/** An administrator who is signed in, and the keys of the site. */
export async function signInAsBoss(site: ServerProcess): Promise<Boss> {
  const email = 'boss@example.org'
  await createAccount(site, { email })
  const [row] = await withDatabase(site, async (sql) => {
    await sql`update public.profiles set subscription_tier = 'admin' where email = ${email}`
    return sql<{ key: string }[]>`select key from auth.api_keys where role = 'service_role'`
  })
  const { publishableKey: apikey } = (await (await fetch(`${site.url}/config.json`)).json()) as {
    publishableKey: string
  }
  const answer = await fetch(`${site.url}/auth/v1/token?grant_type=password`, {
    method: 'POST',
    body: JSON.stringify({ email, password: PASSWORD }),
    headers: { apikey, 'content-type': 'application/json' },
  })
  const session = (await answer.json()) as { access_token: string; refresh_token: string }
  return { apikey, secret: row!.key, token: session.access_token, refreshToken: session.refresh_token }
}

export interface Outcome {
  status: number
  text: string
}

/** Posts as somebody; a line that breaks is status 0. */
export async function post(
  site: ServerProcess,
  path: string,
  body: object | string,
  headers: Record<string, string>,
): Promise<Outcome> {
  try {
    const answer = await fetch(site.url + path, {
      method: 'POST',
      body: typeof body === 'string' ? body : JSON.stringify(body),
      headers: { 'content-type': 'application/json', ...headers },
      signal: AbortSignal.timeout(150_000),
    })
    return { status: answer.status, text: await answer.text() }
  } catch (error) {
    return { status: 0, text: String(error) }
  }
}

export const upload = (site: ServerProcess, { secret }: Boss, name: string) =>
  post(site, `/storage/v1/object/pages/${name}`, SVG, {
    apikey: secret,
    authorization: `Bearer ${secret}`,
    'content-type': 'image/svg+xml',
  })

export const wish = (site: ServerProcess, { apikey, token }: Boss, seed: number) =>
  post(
    site,
    '/functions/v1/generate-ai-coloring-page',
    { prompt: 'a cat', seed },
    { apikey, authorization: `Bearer ${token}` },
  )

export const write = (site: ServerProcess, { apikey }: Boss, subject: string) =>
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
  const answer = await fetch(site.url + path).catch(() => undefined)
  await answer?.arrayBuffer().catch(() => undefined)
  return answer?.status ?? 0
}

/** Messages that stand in the database although it may have been away a moment ago. */
export async function subjects(site: ServerProcess): Promise<Set<string>> {
  const sql = openSql(socketOf(site), { max: 1 })
  try {
    const rows = await sql<{ subject: string }[]>`select subject from public.contact_messages`
    return new Set(rows.map(({ subject }) => subject))
  } finally {
    await sql.end({ timeout: 1 })
  }
}
