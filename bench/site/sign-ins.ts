import { median, percentile, type Measurement } from '../measure/measurements.ts'
import { readText, timeWork } from '../measure/time-request.ts'

const SIGN_INS = 1000
const CONCURRENCY = 50
const ACCOUNTS = 40
const REFRESHES = 200
const TIMED_RESPONSES = 60
const PASSWORD = 'Kangaroo-7!'

const emailOf = (n: number) => `user-${n % ACCOUNTS}@example.org`

/** Throws on another status, because a rejection is fast and must not count as a measurement. */
function expectStatus<Body>({ status, body }: { status: number; body: Body }, expected: number): Body {
  if (status !== expected) throw new Error(`expected ${expected}, got ${status}: ${JSON.stringify(body)}`)
  return body
}

interface Site {
  url: string
  apikey: string
}

type Post = (path: string, body: object) => Promise<{ status: number; body: { refresh_token: string } }>

/** Measures many concurrent sign-ins (one in three with the right password), with page views and session refreshes in between. */
export async function measureSignIns({ url, apikey }: Site): Promise<Measurement[]> {
  let visitor = 0
  // Every request has another client address, because rate limits would distort the result.
  const post: Post = async (path, body) => {
    const clientAddress = `10.${(visitor >> 16) & 255}.${(visitor >> 8) & 255}.${visitor++ & 255}`
    const response = await fetch(`${url}/auth/v1${path}`, {
      method: 'POST',
      headers: { apikey, 'x-forwarded-for': clientAddress, 'content-type': 'application/json' },
      body: JSON.stringify(body),
    })
    return { status: response.status, body: (await response.json()) as { refresh_token: string } }
  }
  const signIn = async (n: number, password: string) => {
    const response = await post('/token?grant_type=password', { email: emailOf(n), password })
    expectStatus(response, password === PASSWORD ? 200 : 400)
  }
  // One session per account, because a single session may not be refreshed this often.
  const tokens: string[] = []
  for (let n = 0; n < ACCOUNTS; n++) {
    const response = await post('/signup', { email: emailOf(n), password: PASSWORD })
    tokens.push(expectStatus(response, 200).refresh_token)
  }
  const refresh = async (n: number) => {
    const index = n % ACCOUNTS
    const response = await post('/token?grant_type=refresh_token', { refresh_token: tokens[index] })
    tokens[index] = expectStatus(response, 200).refresh_token
  }
  const idleRefreshes: number[] = []
  for (let n = 0; n < REFRESHES; n++) idleRefreshes.push(await timeWork(() => refresh(n)))
  const accountTiming = await compareKnownAndUnknown(post)

  const [views, refreshes, startedAt] = [[] as number[], [] as number[], performance.now()]
  const attempts = Array.from({ length: SIGN_INS }, (_, n) => n).values()
  const clients = Array.from({ length: CONCURRENCY }, async () => {
    for (const n of attempts) await signIn(n, n % 3 === 0 ? PASSWORD : 'Wrong-1!')
  })
  const finished = Promise.all(clients).then(() => true)
  for (let n = 0; !(await Promise.race([finished, false])); n++) {
    views.push(await timeWork(() => readText(`${url}/en/page/page-${1 + ((n * 31) % 1000)}`)))
    refreshes.push(await timeWork(() => refresh(n)))
  }
  const seconds = (performance.now() - startedAt) / 1000
  return [
    { name: 'accounts: sign-ins per second', value: SIGN_INS / seconds, unit: '/s' },
    {
      name: 'accounts: refresh, 95th percentile',
      value: percentile(idleRefreshes, 0.95),
      unit: 'ms',
      goal: { max: 20 },
    },
    {
      name: 'page view during 1,000 sign-ins, 95th percentile',
      value: percentile(views, 0.95),
      unit: 'ms',
      goal: { max: 100 },
    },
    {
      name: 'accounts: refresh during sign-ins, 95th percentile',
      value: percentile(refreshes, 0.95),
      unit: 'ms',
    },
    accountTiming,
  ]
}

/** Compares the response times of a wrong password for existing and unknown accounts, which must not reveal whether an account exists. */
async function compareKnownAndUnknown(post: Post): Promise<Measurement> {
  const known: number[] = []
  const unknown: number[] = []
  const timeSignIn = (email: string) =>
    timeWork(async () =>
      expectStatus(await post('/token?grant_type=password', { email, password: 'Wrong-1!' }), 400),
    )
  for (let n = 0; n < TIMED_RESPONSES; n++) {
    known.push(await timeSignIn(emailOf(n)))
    unknown.push(await timeSignIn(`unknown-${n}@example.org`))
  }
  const [a, b] = [median(known), median(unknown)]
  return {
    name: 'accounts: time difference between known and unknown address',
    value: (Math.max(a, b) / Math.min(a, b) - 1) * 100,
    unit: '%',
    goal: { max: 10 },
    limit: { max: 30 },
  }
}
