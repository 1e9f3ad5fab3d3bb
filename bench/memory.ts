// What the server holds at rest, while many ask at once, and after 50,000 requests of every kind (5,000 without --full): no growth.
import { buildIfChanged } from '#scripts/build-if-changed.ts'
import { startServer } from '#tests/support/server-process.ts'
import { report } from './figures.ts'
import { AS_STARTED } from './load/as-started.ts'
import { lookInside, residentBytes } from './load/look-inside.ts'
import { createPerson } from './load/person.ts'
import { picturesIn, whereTo } from './load/visits.ts'

const MIXED = process.argv.includes('--full') ? 50_000 : 5_000
const AT_ONCE = 8
const INSPECTOR = 41_229

await buildIfChanged()
const env = {
  SEED: 'starter',
  LOG_LEVEL: 'error',
  TRUST_PROXY: '1',
  ...AS_STARTED,
  NODE_OPTIONS: `${AS_STARTED.NODE_OPTIONS} --inspect-port=127.0.0.1:${INSPECTOR}`,
}
// The first start of all brings the library in; what is looked at is a start like all later ones.
const first = await startServer(env)
await first.stop()
const site = await startServer({ ...env, DATA_DIR: first.dataDir })
try {
  const pid = site.child.pid!
  const { publishableKey: apikey } = (await (await fetch(`${site.url}/config.json`)).json()) as {
    publishableKey: string
  }
  const next = await whereTo(site.url)
  const somebody = createPerson(site.url)
  const pictures = picturesIn((await somebody.ask('/en/top-100')).text)
  let wrong = 0
  let most = 0

  const kinds: ((n: number) => Promise<number>)[] = [
    () => status(next()),
    () => status(next()),
    () => status(pictures[0]!),
    (n) => status(pictures[n % pictures.length]!.replace('width=400', 'width=240')),
    (n) => status(`/en/search?q=word${n % 500}`),
    () => status('/print/friendly-cat.pdf'),
    () => status('/en/no-such-thing').then((found) => (found === 404 ? 200 : found)),
    async (n) => {
      const address = `${site.url}/rest/v1/coloring_pages?select=slug,title&limit=20&offset=${n % 400}`
      const answer = await fetch(address, { headers: { apikey } })
      await answer.arrayBuffer()
      return answer.status
    },
    async (n) => {
      const answer = await fetch(`${site.url}/auth/v1/token?grant_type=password`, {
        method: 'POST',
        headers: {
          apikey,
          'content-type': 'application/json',
          'x-forwarded-for': `10.0.${(n >> 8) & 255}.${n & 255}`,
        },
        body: JSON.stringify({ email: `nobody-${n % 900}@example.org`, password: 'x' }),
      })
      await answer.arrayBuffer()
      return answer.status === 400 || answer.status === 429 ? 200 : answer.status
    },
  ]
  const status = async (path: string) => (await somebody.ask(path)).status
  const some = async (count: number) => {
    const pile = Array.from({ length: count }, (_, n) => n).values()
    await Promise.all(
      Array.from({ length: AT_ONCE }, async () => {
        for (const n of pile) {
          if ((await kinds[n % kinds.length]!(n)) !== 200) wrong++
          if (n % 50 === 0) most = Math.max(most, residentBytes(pid))
        }
      }),
    )
    return lookInside(pid, INSPECTOR)
  }
  const rest = await lookInside(pid, INSPECTOR)
  // The caches fill first: they are bounded, and what fills them is no growth.
  const before = await some(Math.max(3_000, MIXED / 5))
  const after = await some(MIXED)
  report([
    { name: 'memory: of the server at rest', value: rest.residentBytes / 1e6, unit: 'MB' },
    {
      name: 'memory: of the server under load, at most',
      value: most / 1e6,
      unit: 'MB',
      goal: { atMost: 300 },
    },
    { name: 'memory: in use after its garbage has gone', value: after.liveBytes / 1e6, unit: 'MB' },
    {
      name: `memory: growth of what is in use over ${MIXED.toLocaleString('en')} mixed requests`,
      value: (after.liveBytes / before.liveBytes - 1) * 100,
      unit: '%',
      goal: { atMost: 10 },
      floor: { atMost: 30 },
    },
    {
      name: `memory: growth of the process over ${MIXED.toLocaleString('en')} mixed requests`,
      value: (after.residentBytes / before.residentBytes - 1) * 100,
      unit: '%',
      goal: { atMost: 10 },
      floor: { atMost: 30 },
    },
    { name: 'memory: wrong answers among them', value: wrong, unit: '', floor: { atMost: 0 } },
  ])
} finally {
  await site.remove()
}
