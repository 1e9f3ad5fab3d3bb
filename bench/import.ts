// Rows of a CSV file become pages, without a key for anything, while somebody else browses: 500 with `--full`, else a short look at 60.
import { createAccount, withDatabase } from '#tests/support/accounts.ts'
import { startServer } from '#tests/support/server-process.ts'
import { signInOverWire } from '#tests/support/wire-account.ts'
import { type Figure, report, share } from './figures.ts'
import { see } from './see.ts'
import { familyTime } from './import/family-time.ts'

const ROWS = process.argv.includes('--full') ? 500 : 60
/** As many as the browser asks for at once. */
const CHUNK = 12
const EMAIL = 'ada@example.org'
const WHO = [
  'a cat',
  'two rabbits',
  'a dragon',
  'a fire engine',
  'a mermaid',
  'a horse',
  'an astronaut',
  'an owl',
]
const WHERE = [
  'on the moon',
  'in the snow',
  'in a castle',
  'in the city',
  'by the sea',
  'in a meadow',
  'at night',
]
const BROWSED = ['/en', '/de/category/animals', '/fr/page/friendly-cat', '/en/search?q=cat', '/en/top-100']
const BETWEEN_VIEWS_MS = 200

const site = await startServer({ SEED: 'sample', LOG_LEVEL: 'error' })
try {
  report(await measure())
} finally {
  await site.remove()
}

async function measure(): Promise<Figure[]> {
  await createAccount(site, { email: EMAIL })
  await withDatabase(
    site,
    (sql) => sql`update public.profiles set subscription_tier = 'admin' where email = ${EMAIL}`,
  )
  const admin = await signInOverWire(site, EMAIL)
  const ask = async (body: object) => {
    const answer = await admin.call('import-csv-prompts', body)
    if (!answer.ok) throw new Error(`the import answered ${answer.status}`)
    return (await answer.json()) as { importId: string; waiting: number; successCount: number }
  }
  const rows = Array.from({ length: ROWS }, (_, index) => ({
    title_en: `Page ${index + 1}`,
    prompt: `${WHO[index % WHO.length]} ${WHERE[index % WHERE.length]}`,
  }))
  for (const path of BROWSED) await see(site.url + path)

  const [begun, spent] = [performance.now(), familyTime(site.child.pid!)]
  let stand = await ask({ rows, limit: 0 })
  let over = false
  const views = browse(() => over)
  while (stand.waiting > 0) stand = await ask({ importId: stand.importId, limit: CHUNK })
  over = true
  const seconds = (performance.now() - begun) / 1000
  const each = (familyTime(site.child.pid!) - spent) / ROWS
  const fourMinutesFor = (240 * ROWS) / 500
  return [
    {
      name: `import: pages of ${ROWS} rows`,
      value: stand.successCount,
      unit: '',
      floor: { atLeast: ROWS },
    },
    { name: `import: ${ROWS} rows`, value: seconds, unit: 's', goal: { atMost: fourMinutesFor } },
    { name: 'import: processor time a row, views included', value: each, unit: 'ms' },
    {
      name: 'import: browsing meanwhile, 95th percentile',
      value: share(await views, 0.95),
      unit: 'ms',
      goal: { atMost: 200 },
    },
  ]
}

/** Somebody who looks at one page after the other until it is over. */
async function browse(isOver: () => boolean): Promise<number[]> {
  const times: number[] = []
  while (!isOver())
    for (const path of BROWSED) {
      times.push(await see(site.url + path))
      await new Promise((resolve) => setTimeout(resolve, BETWEEN_VIEWS_MS))
    }
  return times
}
