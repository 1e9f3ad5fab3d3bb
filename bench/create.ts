// From the tap to the visible page: one after the other, then twenty people at once while somebody else browses.
import { createAccount } from '#tests/support/accounts.ts'
import { startServer } from '#tests/support/server-process.ts'
import { signInOverWire, type WireAccount } from '#tests/support/wire-account.ts'
import { median, report, type Figure } from './figures.ts'
import { see } from './see.ts'

const PEOPLE = 20
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
const BROWSED = ['/en', '/de/category/animals', '/fr/page/friendly-cat', '/en/search?q=cat', '/en/top-100']

const site = await startServer({ SEED: 'sample', LOG_LEVEL: 'error' })
try {
  report([...(await alone()), ...(await together())])
} finally {
  await site.remove()
}

async function newcomer(name: string): Promise<WireAccount> {
  const email = `${name}@example.org`
  await createAccount(site, { email })
  return signInOverWire(site, email)
}

/** The answer, then what a browser needs to show it: the page and its picture. */
async function createAndSee(account: WireAccount, prompt: string): Promise<number> {
  const begun = performance.now()
  const answer = await account.call('generate-ai-coloring-page', { prompt, style: 'cartoon' })
  const { page, error } = (await answer.json()) as {
    page?: { slug: string; thumbnail_url: string }
    error?: string
  }
  if (!page) throw new Error(`no page for "${prompt}": ${error}`)
  await see(`${site.url}/en/page/${page.slug}?generated=true`)
  await see(`${site.url}${page.thumbnail_url}?format=webp&width=800`)
  return performance.now() - begun
}

async function alone(): Promise<Figure[]> {
  const times: number[] = []
  for (const round of ['first', 'second']) {
    const account = await newcomer(round)
    for (const wish of WISHES) times.push(await createAndSee(account, wish))
  }
  return [
    { name: 'create: tap to visible page, median', value: median(times), unit: 'ms', goal: { atMost: 1500 } },
    {
      name: 'create: tap to visible page, 95th percentile',
      value: share(times),
      unit: 'ms',
      goal: { atMost: 3000 },
    },
  ]
}

async function together(): Promise<Figure[]> {
  const people: WireAccount[] = []
  for (let person = 0; person < PEOPLE; person++) people.push(await newcomer(`person-${person}`))
  for (const path of BROWSED) await see(site.url + path)
  const creating = Promise.allSettled(
    people.map((person, index) => createAndSee(person, WISHES[index % WISHES.length]!)),
  )
  const over = creating.then(() => true)
  const views: number[] = []
  do {
    for (const path of BROWSED) views.push(await see(site.url + path))
  } while (!(await Promise.race([over, false])))
  const outcomes = await creating
  const times = outcomes.flatMap((outcome) => (outcome.status === 'fulfilled' ? [outcome.value] : []))
  return [
    {
      name: `create: of ${PEOPLE} at once, pages that arrived`,
      value: times.length,
      unit: '',
      floor: { atLeast: PEOPLE },
    },
    { name: `create: the last of ${PEOPLE} at once`, value: Math.max(...times), unit: 'ms' },
    {
      name: 'create: browsing meanwhile, 95th percentile',
      value: share(views),
      unit: 'ms',
      goal: { atMost: 200 },
    },
  ]
}

function share(times: readonly number[], part = 0.95): number {
  const sorted = times.toSorted((a, b) => a - b)
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * part))] ?? 0
}
