// The time from a tap on Create to the visible page: one after the other, then twenty users at once while another user browses.
import { createAccount } from '#tests/support/accounts/browser-accounts.ts'
import { startServer } from '#tests/support/site/server-process.ts'
import { signInByApi, type ApiAccount } from '#tests/support/accounts/api-account.ts'
import { median, percentile, reportMeasurements, type Measurement } from './measure/measurements.ts'
import { timeRequest } from './measure/time-request.ts'

const CREATORS = 20
const WISHES = [
  'a cat on the moon',
  'two rabbits in the snow',
  'a dragon reading a book in a castle',
  'a fire engine in the city',
  'a mermaid with a fish',
  'a horse in a meadow',
  'an astronaut with a dog',
  'a princess and a unicorn',
  'a dinosaur in the jungle',
  'an owl at night',
]
const BROWSED_PATHS = [
  '/en',
  '/de/category/animals',
  '/fr/page/friendly-cat',
  '/en/search?q=cat',
  '/en/top-100',
]

const site = await startServer({ SEED: 'sample', LOG_LEVEL: 'error' })
try {
  reportMeasurements([...(await measureOneByOne()), ...(await measureConcurrently())])
} finally {
  await site.remove()
}

async function createSignedInAccount(name: string): Promise<ApiAccount> {
  const email = `${name}@example.org`
  await createAccount(site, { email })
  return signInByApi(site, email)
}

/** Creates a page, then loads what a browser needs to show it: the HTML and the picture. */
async function timeCreation(account: ApiAccount, prompt: string): Promise<number> {
  const startedAt = performance.now()
  const response = await account.call('generate-ai-coloring-page', { prompt, style: 'cartoon' })
  const { page, error } = (await response.json()) as {
    page?: { slug: string; thumbnail_url: string }
    error?: string
  }
  if (!page) throw new Error(`no page for "${prompt}": ${error}`)
  await timeRequest(`${site.url}/en/page/${page.slug}?generated=true`)
  await timeRequest(`${site.url}${page.thumbnail_url}?format=webp&width=800`)
  return performance.now() - startedAt
}

async function measureOneByOne(): Promise<Measurement[]> {
  const times: number[] = []
  for (const round of ['first', 'second']) {
    const account = await createSignedInAccount(round)
    for (const wish of WISHES) times.push(await timeCreation(account, wish))
  }
  return [
    { name: 'create: tap to visible page, median', value: median(times), unit: 'ms', goal: { max: 1500 } },
    {
      name: 'create: tap to visible page, 95th percentile',
      value: percentile(times, 0.95),
      unit: 'ms',
      goal: { max: 3000 },
    },
  ]
}

async function measureConcurrently(): Promise<Measurement[]> {
  const accounts: ApiAccount[] = []
  for (let n = 0; n < CREATORS; n++) accounts.push(await createSignedInAccount(`user-${n}`))
  for (const path of BROWSED_PATHS) await timeRequest(site.url + path)
  const creations = Promise.allSettled(
    accounts.map((account, index) => timeCreation(account, WISHES[index % WISHES.length]!)),
  )
  const finished = creations.then(() => true)
  const views: number[] = []
  do {
    for (const path of BROWSED_PATHS) views.push(await timeRequest(site.url + path))
  } while (!(await Promise.race([finished, false])))
  const outcomes = await creations
  const times = outcomes.flatMap((outcome) => (outcome.status === 'fulfilled' ? [outcome.value] : []))
  return [
    {
      name: `create: of ${CREATORS} at once, created pages`,
      value: times.length,
      unit: '',
      limit: { min: CREATORS },
    },
    { name: `create: the slowest of ${CREATORS} at once`, value: Math.max(...times), unit: 'ms' },
    {
      name: 'create: page view of another user, 95th percentile',
      value: percentile(views, 0.95),
      unit: 'ms',
      goal: { max: 200 },
    },
  ]
}
