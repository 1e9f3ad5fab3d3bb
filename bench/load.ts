// Two hundred people browse (open model: each looks at a page every ten seconds, whether or not the last answer has come) while five
// create and one imports; then far more come than can be served; then many requests of every kind, to see what memory does.
import { readFileSync } from 'node:fs'
import { setTimeout as pause } from 'node:timers/promises'
import { buildIfChanged } from '#scripts/build-if-changed.ts'
import { createAccount, withDatabase } from '#tests/support/accounts.ts'
import { type ServerProcess, startServer } from '#tests/support/server-process.ts'
import { signInOverWire } from '#tests/support/wire-account.ts'
import { report, share, type Figure } from './figures.ts'

const isFull = process.argv.includes('--full')
const PEOPLE = 200
const THINK_MS = 10_000
const BROWSE_MS = isFull ? 60_000 : 20_000
const CREATORS = 5
const FLOOD_AT_ONCE = 600
const FLOOD_MS = 5_000
const MIXED = isFull ? 50_000 : 5_000
const SCREENS = [
  '/en',
  '/de',
  '/en/top-100',
  '/fr/category/animals',
  '/en/page/friendly-cat',
  '/es/page/racing-car',
  '/en/random',
  '/nl/search?q=kat',
  '/it/page/happy-family',
]

await buildIfChanged()
const site = await startServer({
  SEED: 'starter',
  LOG_LEVEL: 'error',
  TRUST_PROXY: '1',
  NODE_OPTIONS: '--max-semi-space-size=4',
  MALLOC_MMAP_THRESHOLD_: '65536',
  MALLOC_TRIM_THRESHOLD_: '131072',
})
try {
  const assets = await assetsOf(site)
  for (const screen of SCREENS) await look(screen)
  console.log('people browsing')
  const figures = await browsing(assets)
  console.log(JSON.stringify(figures))
  console.log('a flood')
  figures.push(...(await flooding()))
  console.log(JSON.stringify(figures))
  console.log('memory')
  figures.push(...(await remembering()))
  report(figures)
} finally {
  await site.remove()
}

async function look(path: string): Promise<{ ms: number; status: number; retry: string | null }> {
  const begun = performance.now()
  const answer = await fetch(site.url + path)
  await answer.arrayBuffer()
  return { ms: performance.now() - begun, status: answer.status, retry: answer.headers.get('retry-after') }
}

/** What a browser loads beside a screen the first time. */
async function assetsOf({ url }: ServerProcess): Promise<string[]> {
  const html = await (await fetch(`${url}/en`)).text()
  return [...new Set([...html.matchAll(/\/assets\/[\w.-]+\.(?:js|css)/g)].map(([path]) => path))].slice(0, 12)
}

async function browsing(assets: string[]): Promise<Figure[]> {
  const end = new AbortController()
  const busy = [...Array.from({ length: CREATORS }, (_, n) => creating(n, end.signal)), importing(end.signal)]
  const views: Promise<{ ms: number; status: number }>[] = []
  const others: Promise<{ status: number }>[] = []
  const begun = performance.now()
  // Comes when it comes: a slow answer does not keep the next person away.
  for (let n = 0; performance.now() - begun < BROWSE_MS; n++) {
    views.push(look(SCREENS[n % SCREENS.length]!))
    // One in five is new here and has nothing in their cache.
    if (n % 5 === 0) others.push(...assets.map(look))
    await pause(Math.max(0, begun + (n + 1) * (THINK_MS / PEOPLE) - performance.now()))
  }
  const seen = await Promise.all(views)
  const failed = [...seen, ...(await Promise.all(others))].filter(({ status }) => status !== 200).length
  end.abort()
  const made = (await Promise.all(busy)).reduce((sum, count) => sum + count, 0)
  return [
    {
      name: 'load: 200 people browsing, 95th percentile of a page view',
      value: share(
        seen.map(({ ms }) => ms),
        0.95,
      ),
      unit: 'ms',
      goal: { atMost: 150 },
      floor: { atMost: 1500 },
    },
    { name: 'load: failed requests among them', value: failed, unit: '', floor: { atMost: 0 } },
    { name: 'load: pages created and imported meanwhile', value: made, unit: '', floor: { atLeast: 1 } },
  ]
}

async function creating(n: number, signal: AbortSignal): Promise<number> {
  const email = `maker-${n}@example.org`
  await createAccount(site, { email })
  const account = await signInOverWire(site, email)
  let made = 0
  for (let turn = 0; !signal.aborted; turn++) {
    const answer = await account.call('generate-ai-coloring-page', {
      prompt: ['a cat', 'two dogs', 'a castle'][turn % 3],
      seed: turn + n * 1000,
    })
    await answer.arrayBuffer()
    if (answer.ok) made++
    else await pause(500)
  }
  return made
}

async function importing(signal: AbortSignal): Promise<number> {
  await createAccount(site, { email: 'boss@example.org' })
  await withDatabase(
    site,
    (sql) => sql`update public.profiles set subscription_tier = 'admin' where email = 'boss@example.org'`,
  )
  const account = await signInOverWire(site, 'boss@example.org')
  let made = 0
  for (let turn = 0; !signal.aborted; turn++) {
    const answer = await account.call('import-csv-prompts', { rows: [{ title_en: `A horse ${turn}` }] })
    await answer.arrayBuffer()
    if (answer.ok) made++
  }
  return made
}

/** Far more than can be answered: each is served or told at once to come again, and soon after everything is as before. */
async function flooding(): Promise<Figure[]> {
  const until = performance.now() + FLOOD_MS
  const answers: { ms: number; status: number; retry: string | null }[] = []
  let broken = 0
  await Promise.all(
    Array.from({ length: FLOOD_AT_ONCE }, async (_, n) => {
      for (let turn = 0; performance.now() < until; turn++) {
        try {
          answers.push(await look(`/en/search?q=cat${n}x${turn}`))
        } catch {
          broken++
        }
      }
    }),
  )
  const over = performance.now()
  const refused = answers.filter(({ status }) => status === 503)
  const wrong =
    answers.filter(({ status }) => status !== 200 && status !== 503).length +
    refused.filter(({ retry }) => !retry).length
  let calm = 0
  while (calm < 5 && performance.now() - over < 60_000) {
    const { ms, status } = await look('/en/page/friendly-cat')
    calm = status === 200 && ms < 150 ? calm + 1 : 0
  }
  return [
    {
      name: 'overload: refused early with 503 and Retry-After',
      value: refused.length,
      unit: `of ${answers.length}`,
    },
    {
      name: 'overload: answered wrongly or not at all',
      value: wrong + broken,
      unit: '',
      floor: { atMost: 0 },
    },
    {
      name: 'overload: until five views in a row are fast again',
      value: (performance.now() - over) / 1000,
      unit: 's',
      goal: { atMost: 5 },
      floor: { atMost: 30 },
    },
  ]
}

/** Memory before and after many requests; both times after the garbage of the ones before had time to go. */
async function remembering(): Promise<Figure[]> {
  const some = async (count: number) => {
    const pile = Array.from({ length: count }, (_, n) => n).values()
    await Promise.all(
      Array.from({ length: 8 }, async () => {
        for (const n of pile)
          await look(
            n % 7 === 0
              ? `/en/search?q=word${n % 500}`
              : n % 11 === 0
                ? '/print/friendly-cat.pdf'
                : SCREENS[n % SCREENS.length]!,
          )
      }),
    )
    await pause(5_000)
    return residentBytes(site.child.pid!)
  }
  const before = await some(Math.round(MIXED / 5))
  const after = await some(MIXED)
  return [
    {
      name: `memory: growth over ${MIXED.toLocaleString('en')} mixed requests`,
      value: (after / before - 1) * 100,
      unit: '%',
      goal: { atMost: 10 },
      floor: { atMost: 30 },
    },
    { name: 'memory: of the server after them', value: after / 1e6, unit: 'MB', goal: { atMost: 200 } },
  ]
}

function residentBytes(pid: number): number {
  return Number(/VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1] ?? 0) * 1024
}
