// Two hundred people browse (open model: each looks at a page every ten seconds, whether or not the last answer has come) while five
// create and one imports; then far more come than can be served.
import { fork } from 'node:child_process'
import { once } from 'node:events'
import { setTimeout as pause } from 'node:timers/promises'
import { buildIfChanged } from '#scripts/build-if-changed.ts'
import { startServer } from '#tests/support/server-process.ts'
import { report, share, type Figure } from './figures.ts'
import { AS_STARTED } from './load/as-started.ts'
import type { Flooded } from './load/flood.ts'
import { createPerson, type Answer, type Person } from './load/person.ts'
import { assetsIn, picturesIn, seeEveryPicture, whereTo } from './load/visits.ts'
import { creator, importer } from './load/workers.ts'

const isFull = process.argv.includes('--full')
const PEOPLE = 200
const THINK_MS = 10_000
const BROWSE_MS = isFull ? 60_000 : 20_000
/** In which they all arrive, each with an empty cache: counted for failures, not for speed. */
const ARRIVAL_MS = THINK_MS
/** One view in five is somebody's first. */
const PAGES_EACH = 5
const CREATORS = 5
const FLOOD_AT_ONCE = 600
const FLOOD_MS = 5_000
const FLOOD_ASKED = 200

await buildIfChanged()
const site = await startServer({ SEED: 'starter', LOG_LEVEL: 'error', TRUST_PROXY: '1', ...AS_STARTED })
try {
  const workers = [
    ...(await Promise.all(Array.from({ length: CREATORS }, (_, n) => creator(site, n)))),
    await importer(site),
  ]
  console.log('every picture once')
  await seeEveryPicture(site.url)
  console.log('people browsing')
  const figures = await browsing(workers)
  console.log(JSON.stringify(figures))
  console.log('a flood')
  figures.push(...(await flooding()))
  report(figures)
} finally {
  await site.remove()
}

async function browsing(workers: ((signal: AbortSignal) => Promise<number>)[]): Promise<Figure[]> {
  const next = await whereTo(site.url)
  const end = new AbortController()
  const busy = workers.map((work) => work(end.signal))
  const times = { views: [] as number[], files: [] as number[] }
  let failed = 0
  const visit = async (person: Person, isCounted: boolean) => {
    const view = await person.ask(next())
    const files = await person.askBeside([...assetsIn(view.text), ...picturesIn(view.text)])
    failed += [view, ...files].filter(({ status }) => status !== 200).length
    if (!isCounted) return
    times.views.push(view.ms)
    times.files.push(...files.map(({ ms }) => ms))
  }
  const seats = Array.from({ length: PEOPLE }, () => createPerson(site.url))
  const visits: Promise<void>[] = []
  const begun = performance.now()
  // Comes when it comes: a slow answer does not keep the next person away.
  for (let n = 0; performance.now() - begun < ARRIVAL_MS + BROWSE_MS; n++) {
    const seat = n % PEOPLE
    const round = Math.floor(n / PEOPLE)
    // Whoever has seen their pages goes; the next one has nothing in their cache. They do not all go at once.
    if (round > 0 && (round + seat) % PAGES_EACH === 0) {
      seats[seat]!.leave()
      seats[seat] = createPerson(site.url)
    }
    visits.push(visit(seats[seat]!, round > 0))
    await pause(Math.max(0, begun + (n + 1) * (THINK_MS / PEOPLE) - performance.now()))
  }
  await Promise.all(visits)
  end.abort()
  for (const person of seats) person.leave()
  const made = (await Promise.all(busy)).reduce((sum, count) => sum + count, 0)
  return [
    {
      name: 'load: 200 people browsing, a page view, median',
      value: share(times.views, 0.5),
      unit: 'ms',
    },
    {
      name: 'load: 200 people browsing, a page view, 95th percentile',
      value: share(times.views, 0.95),
      unit: 'ms',
      goal: { atMost: 150 },
      floor: { atMost: 1500 },
    },
    {
      name: 'load: pictures, scripts and styles beside it, 95th percentile',
      value: share(times.files, 0.95),
      unit: 'ms',
      goal: { atMost: 150 },
    },
    {
      name: 'load: requests a second',
      value: ((times.views.length + times.files.length) * 1000) / BROWSE_MS,
      unit: '/s',
    },
    {
      name: 'load: failed requests among them',
      value: failed,
      unit: '',
      floor: { atMost: 0 },
    },
    { name: 'load: pages created and imported meanwhile', value: made, unit: '', floor: { atLeast: 1 } },
  ]
}

/** Far more than can be answered: each is served or told at once to come again, and soon after everything is as before. */
async function flooding(): Promise<Figure[]> {
  const child = fork('bench/load/flood.ts', [site.url, String(FLOOD_AT_ONCE), String(FLOOD_MS)], {
    execArgv: ['--disable-warning=ExperimentalWarning'],
  })
  const told = once(child, 'message') as Promise<[Flooded]>
  const crowd = told.then(([counts]) => counts)
  // What a refusal is like is asked by people of their own: those of the flood wait for each other as well.
  const people = Array.from({ length: FLOOD_ASKED }, () => createPerson(site.url))
  const answers: Promise<Answer>[] = []
  for (let n = 0; !(await Promise.race([crowd, pause(FLOOD_MS / FLOOD_ASKED)])); n++)
    answers.push(people[n % people.length]!.ask(`/de/search?q=hund${n}`))
  const asked = await Promise.all(answers)
  const flood = await crowd
  for (const person of people) person.leave()
  const over = performance.now()
  const refused = asked.filter(({ status, retry }) => status === 503 && retry)
  const served = asked.filter(({ status }) => status === 200)
  const all = flood.served + flood.refused + flood.wrong + asked.length
  const somebody = createPerson(site.url)
  let calm = 0
  while (calm < 5 && performance.now() - over < 60_000) {
    const { ms, status } = await somebody.ask('/en/page/friendly-cat')
    calm = status === 200 && ms < 150 ? calm + 1 : 0
  }
  somebody.leave()
  return [
    {
      name: 'overload: refused early with 503 and Retry-After',
      value: flood.refused + refused.length,
      unit: `of ${all}`,
    },
    {
      name: 'overload: a refusal, 95th percentile',
      value: share(
        refused.map(({ ms }) => ms),
        0.95,
      ),
      unit: 'ms',
      goal: { atMost: 300 },
    },
    {
      name: 'overload: answered wrongly or not at all',
      value: flood.wrong + asked.length - served.length - refused.length,
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
