// Imports a CSV file with the built-in artist while another user browses: 500 rows with `--full`, else 60.
import { createAccount, withDatabase } from '#tests/support/accounts/browser-accounts.ts'
import { startServer } from '#tests/support/site/server-process.ts'
import { signInByApi } from '#tests/support/accounts/api-account.ts'
import { type Measurement, reportMeasurements, percentile } from './measure/measurements.ts'
import { timeRequest } from './measure/time-request.ts'
import { processTreeCpuTime } from './measure/cpu-time.ts'

const ROWS = process.argv.includes('--full') ? 500 : 60
/** The number of rows per call, as in the browser. */
const CHUNK = 12
const EMAIL = 'ada@example.org'
const SUBJECTS = [
  'a cat',
  'two rabbits',
  'a dragon',
  'a fire engine',
  'a mermaid',
  'a horse',
  'an astronaut',
  'an owl',
]
const PLACES = [
  'on the moon',
  'in the snow',
  'in a castle',
  'in the city',
  'by the sea',
  'in a meadow',
  'at night',
]
const BROWSED_PATHS = [
  '/en',
  '/de/category/animals',
  '/fr/page/friendly-cat',
  '/en/search?q=cat',
  '/en/top-100',
]
const BETWEEN_VIEWS_MS = 200

const site = await startServer({ SEED: 'sample', LOG_LEVEL: 'error' })
try {
  reportMeasurements(await measure())
} finally {
  await site.remove()
}

async function measure(): Promise<Measurement[]> {
  await createAccount(site, { email: EMAIL })
  await withDatabase(
    site,
    (sql) => sql`update public.profiles set subscription_tier = 'admin' where email = ${EMAIL}`,
  )
  const admin = await signInByApi(site, EMAIL)
  const callImport = async (body: object) => {
    const response = await admin.call('import-csv-prompts', body)
    if (!response.ok) throw new Error(`the import failed with status ${response.status}`)
    return (await response.json()) as { importId: string; waiting: number; successCount: number }
  }
  const rows = Array.from({ length: ROWS }, (_, index) => ({
    title_en: `Page ${index + 1}`,
    prompt: `${SUBJECTS[index % SUBJECTS.length]} ${PLACES[index % PLACES.length]}`,
  }))
  for (const path of BROWSED_PATHS) await timeRequest(site.url + path)

  const [startedAt, cpuBefore] = [performance.now(), processTreeCpuTime(site.child.pid!)]
  let progress = await callImport({ rows, limit: 0 })
  let isFinished = false
  const views = browse(() => isFinished)
  while (progress.waiting > 0) progress = await callImport({ importId: progress.importId, limit: CHUNK })
  isFinished = true
  const seconds = (performance.now() - startedAt) / 1000
  const cpuPerRow = (processTreeCpuTime(site.child.pid!) - cpuBefore) / ROWS
  // Four minutes for 500 rows.
  const goalSeconds = (240 * ROWS) / 500
  return [
    {
      name: `import: pages of ${ROWS} rows`,
      value: progress.successCount,
      unit: '',
      limit: { min: ROWS },
    },
    { name: `import: ${ROWS} rows`, value: seconds, unit: 's', goal: { max: goalSeconds } },
    { name: 'import: CPU time per row, page views included', value: cpuPerRow, unit: 'ms' },
    {
      name: 'import: page view of another user, 95th percentile',
      value: percentile(await views, 0.95),
      unit: 'ms',
      goal: { max: 200 },
    },
  ]
}

/** Loads one page after the other until the import has finished. */
async function browse(isFinished: () => boolean): Promise<number[]> {
  const times: number[] = []
  while (!isFinished())
    for (const path of BROWSED_PATHS) {
      times.push(await timeRequest(site.url + path))
      await new Promise((resolve) => setTimeout(resolve, BETWEEN_VIEWS_MS))
    }
  return times
}
