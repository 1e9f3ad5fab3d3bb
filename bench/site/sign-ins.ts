import { median, share, type Figure } from '../figures.ts'

const SIGN_INS = 1000
const AT_ONCE = 50
const ACCOUNTS = 40
const REFRESHES = 200
const ANSWERS_EACH = 60
const PASSWORD = 'Kangaroo-7!'

const emailOf = (n: number) => `somebody-${n % ACCOUNTS}@example.org`

/** A refusal is quick: it must not be taken for an answer. */
function expectStatus<Body>({ status, body }: { status: number; body: Body }, expected: number): Body {
  if (status !== expected) throw new Error(`expected ${expected}, got ${status}: ${JSON.stringify(body)}`)
  return body
}

interface Site {
  url: string
  apikey: string
}

type Post = (path: string, body: object) => Promise<{ status: number; body: { refresh_token: string } }>

/** A crowd at the door, one in three with the right password, while somebody reads pages and others stay signed in. */
export async function measureSignIns({ url, apikey }: Site): Promise<Figure[]> {
  let visitor = 0
  // Everybody comes from an address of their own, or our limits would be measured.
  const post: Post = async (path, body) => {
    const from = `10.${(visitor >> 16) & 255}.${(visitor >> 8) & 255}.${visitor++ & 255}`
    const response = await fetch(`${url}/auth/v1${path}`, {
      method: 'POST',
      headers: { apikey, 'x-forwarded-for': from, 'content-type': 'application/json' },
      body: JSON.stringify(body),
    })
    return { status: response.status, body: (await response.json()) as { refresh_token: string } }
  }
  const signIn = async (n: number, password: string) => {
    const answer = await post('/token?grant_type=password', { email: emailOf(n), password })
    expectStatus(answer, password === PASSWORD ? 200 : 400)
  }
  // As many sessions as accounts: one alone may not be refreshed this often.
  const tokens: string[] = []
  for (let n = 0; n < ACCOUNTS; n++) {
    const answer = await post('/signup', { email: emailOf(n), password: PASSWORD })
    tokens.push(expectStatus(answer, 200).refresh_token)
  }
  const refresh = async (n: number) => {
    const at = n % ACCOUNTS
    const answer = await post('/token?grant_type=refresh_token', { refresh_token: tokens[at] })
    tokens[at] = expectStatus(answer, 200).refresh_token
  }
  const quiet: number[] = []
  for (let n = 0; n < REFRESHES; n++) quiet.push(await timed(() => refresh(n)))
  const answers = await knownAndUnknown(post)

  const [views, refreshes, begun] = [[] as number[], [] as number[], performance.now()]
  const pile = Array.from({ length: SIGN_INS }, (_, n) => n).values()
  const crowd = Array.from({ length: AT_ONCE }, async () => {
    for (const n of pile) await signIn(n, n % 3 === 0 ? PASSWORD : 'Wrong-1!')
  })
  const over = Promise.all(crowd).then(() => true)
  for (let n = 0; !(await Promise.race([over, false])); n++) {
    views.push(await timed(() => read(`${url}/en/page/page-${1 + ((n * 31) % 1000)}`)))
    refreshes.push(await timed(() => refresh(n)))
  }
  const seconds = (performance.now() - begun) / 1000
  return [
    { name: 'accounts: sign-ins a second', value: SIGN_INS / seconds, unit: '/s' },
    {
      name: 'accounts: refresh, 95th percentile',
      value: share(quiet, 0.95),
      unit: 'ms',
      goal: { atMost: 20 },
    },
    {
      name: 'page view amid 1,000 sign-ins, 95th percentile',
      value: share(views, 0.95),
      unit: 'ms',
      goal: { atMost: 100 },
    },
    { name: 'accounts: refresh amid sign-ins, 95th percentile', value: share(refreshes, 0.95), unit: 'ms' },
    answers,
  ]
}

/** A wrong password for an account that exists, and for one that does not, in turns: the clock must not tell them apart. */
async function knownAndUnknown(post: Post): Promise<Figure> {
  const known: number[] = []
  const unknown: number[] = []
  const ask = (email: string) =>
    timed(async () =>
      expectStatus(await post('/token?grant_type=password', { email, password: 'Wrong-1!' }), 400),
    )
  for (let n = 0; n < ANSWERS_EACH; n++) {
    known.push(await ask(emailOf(n)))
    unknown.push(await ask(`nobody-${n}@example.org`))
  }
  const [a, b] = [median(known), median(unknown)]
  return {
    name: 'accounts: known against unknown address, slower by',
    value: (Math.max(a, b) / Math.min(a, b) - 1) * 100,
    unit: '%',
    goal: { atMost: 10 },
    floor: { atMost: 30 },
  }
}

export async function timed(work: () => Promise<unknown>): Promise<number> {
  const begun = performance.now()
  await work()
  return performance.now() - begun
}

export async function read(address: string): Promise<string> {
  const response = await fetch(address)
  if (!response.ok) throw new Error(`${address}: ${response.status}`)
  return response.text()
}
