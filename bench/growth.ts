// Response times of the REST API for visitors as the library grows: 1,000 and 100,000 pages, 500,000 with --full.
import { createSqlClient } from '#backend/database/sql-client.ts'
import { startTemporary } from '#backend/database/embedded/start-temporary.ts'
import { migrate } from '#backend/database/migrations.ts'
import { preparePlatform } from '#backend/database/platform.ts'
import { createRest, type Rest } from '#backend/rest/create-rest.ts'
import budgets from './budgets.json' with { type: 'json' }
import { insertPages } from './measure/insert-pages.ts'
import { median, reportMeasurements, type Measurement } from './measure/measurements.ts'
import { timeWork } from './measure/time-request.ts'

const SIZES = process.argv.includes('--full') ? [1_000, 100_000, 500_000] : [1_000, 100_000]
const RUNS = 15

/** A word on every page is the worst case of a search; a typo also needs the fuzzy search. */
const QUERIES: [name: string, call: string, body: (n: number) => object][] = [
  ['search for a word on every page', 'search_pages', () => ({ query: 'animal', max_results: 20 })],
  ['search for one page', 'search_pages', (n) => ({ query: `animal ${100 + n * 7}`, max_results: 20 })],
  ['search with a typo', 'search_pages', () => ({ query: 'freundlihces', lang: 'de', max_results: 20 })],
  [
    'suggestions while typing',
    'search_pages',
    (n) => ({ query: 'frien'.slice(0, 3 + (n % 3)), max_results: 5 }),
  ],
  ['top 100', 'top_pages', () => ({ max_results: 100 })],
  ['six at random', 'random_pages', () => ({ max_results: 6 })],
]

const postgres = await startTemporary()
const sql = createSqlClient(postgres.connection, { max: 1, statementTimeout: 0, name: 'bench' })
await preparePlatform(sql)
await migrate(sql, 'supabase/migrations')
const measurements: Measurement[] = []
try {
  let existing = 0
  for (const size of SIZES) {
    await insertPages(sql, size, existing)
    existing = size
    const rest = createRest({
      connection: { ...postgres.connection, user: 'authenticator' },
      identify: async () => ({ role: 'anon', claims: { role: 'anon' } }),
    })
    for (const query of QUERIES) measurements.push(await measure(rest, size, query))
    rest.close()
  }
} finally {
  await sql.end()
  await postgres.close()
}
reportMeasurements(measurements)

async function measure(
  rest: Rest,
  size: number,
  [name, call, body]: (typeof QUERIES)[number],
): Promise<Measurement> {
  const send = async (n: number) => {
    const response = await rest.fetch(
      new Request(`http://bench/rest/v1/rpc/${call}`, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify(body(n)),
      }),
    )
    if (!response.ok) throw new Error(`${name}: ${response.status} ${await response.text()}`)
    return response.text()
  }
  const times: number[] = []
  for (let n = 0; n < 6; n++) await send(n)
  for (let n = 0; n < RUNS; n++) times.push(await timeWork(() => send(n)))
  return {
    name: `${name}, ${size.toLocaleString('en')} pages, median`,
    value: median(times),
    unit: 'ms',
    goal: { max: name.startsWith('suggestions') ? budgets.suggestionsMs : 100 },
  }
}
