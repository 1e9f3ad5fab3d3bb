// What visitors wait for as the library grows: 1,000 and 100,000 pages, 500,000 with --full. Through the data wire, as a guest.
import { openSql } from '#backend/database/connection.ts'
import { startTemporary } from '#backend/database/embedded/temporary.ts'
import { migrate } from '#backend/database/migrations.ts'
import { preparePlatform } from '#backend/database/platform.ts'
import { createRest, type Rest } from '#backend/rest/create-rest.ts'
import budgets from './budgets.json' with { type: 'json' }
import { fillWithPages } from './data-wire/pages.ts'
import { median, report, type Figure } from './figures.ts'
import { timed } from './site/sign-ins.ts'

const SIZES = process.argv.includes('--full') ? [1_000, 100_000, 500_000] : [1_000, 100_000]
const TIMES = 15

/** A word on every page is the worst that can be asked for; a typo of a rare one has to look further. */
const QUESTIONS: [name: string, call: string, body: (n: number) => object][] = [
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
const sql = openSql(postgres.connection, { max: 1, statementTimeout: 0, name: 'bench' })
await preparePlatform(sql)
await migrate(sql, 'supabase/migrations')
const figures: Figure[] = []
try {
  let there = 0
  for (const size of SIZES) {
    await fillWithPages(sql, size, there)
    there = size
    const rest = createRest({
      connection: { ...postgres.connection, user: 'authenticator' },
      identify: async () => ({ role: 'anon', claims: { role: 'anon' } }),
    })
    for (const question of QUESTIONS) figures.push(await measure(rest, size, question))
    rest.close()
  }
} finally {
  await sql.end()
  await postgres.close()
}
report(figures)

async function measure(
  rest: Rest,
  size: number,
  [name, call, body]: (typeof QUESTIONS)[number],
): Promise<Figure> {
  const ask = async (n: number) => {
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
  for (let n = 0; n < 6; n++) await ask(n)
  for (let n = 0; n < TIMES; n++) times.push(await timed(() => ask(n)))
  return {
    name: `${name}, ${size.toLocaleString('en')} pages, median`,
    value: median(times),
    unit: 'ms',
    goal: { atMost: name.startsWith('suggestions') ? budgets.suggestionsMs : 100 },
  }
}
