// Search with the starter library: whether it returns what was meant (queries written by somebody who had not seen the lexicon; what failed was repaired since), and how long
// it takes with 100,000 pages, with --full also 500,000. `--show` prints every query with its first five titles.
import { readFileSync } from 'node:fs'
import { startTemporary } from '#backend/database/embedded/start-temporary.ts'
import { migrate } from '#backend/database/migrations.ts'
import { preparePlatform } from '#backend/database/platform.ts'
import { createSqlClient } from '#backend/database/sql-client.ts'
import { seed } from '#supabase/seed/seed.ts'
import budgets from './budgets.json' with { type: 'json' }
import { percentile, reportMeasurements, type Measurement } from './measure/measurements.ts'
import { cloneLibrary } from './search/clone-library.ts'
import { judgeQuery, type JudgedQuery } from './search/judge-query.ts'
import { timeSearches } from './search/time-searches.ts'

const SIZES = process.argv.includes('--full') ? [100_000, 500_000] : [100_000]

const queries = readFileSync(new URL('search/queries.jsonl', import.meta.url), 'utf8')
  .trim()
  .split('\n')
  .map((line) => JSON.parse(line) as JudgedQuery)
const postgres = await startTemporary()
const sql = createSqlClient(postgres.connection, { max: 1, statementTimeout: 0, name: 'bench' })
const measurements: Measurement[] = []
try {
  await preparePlatform(sql)
  await migrate(sql, 'supabase/migrations')
  await seed(sql, 'starter', async () => {})
  const judgements = []
  for (const query of queries) judgements.push(await judgeQuery(sql, query))
  for (const { query, titles, isRight, absurd } of judgements)
    if (!isRight || absurd.length > 0 || process.argv.includes('--show'))
      console.log(
        `${isRight ? 'right' : 'WRONG'} ${query.lang} "${query.query}" (${query.means}): ${titles.join(' | ')}${absurd.length > 0 ? ` ABSURD: ${absurd.join(' | ')}` : ''}`,
      )
  measurements.push(
    {
      name: `${queries.length} searches of strangers, known by now, with what was meant in the first five`,
      value: (100 * judgements.filter(({ isRight }) => isRight).length) / queries.length,
      unit: '%',
      goal: { min: 95 },
      limit: { min: 90 },
    },
    {
      name: 'of these, searches with something absurd in the first three',
      value: judgements.filter(({ absurd }) => absurd.length > 0).length,
      unit: '',
      goal: { max: 0 },
    },
  )
  for (const size of SIZES) {
    await cloneLibrary(sql, size)
    for (const { name, times } of await timeSearches(sql, queries))
      measurements.push({
        name: `${name}, ${size.toLocaleString('en')} pages, 95th percentile`,
        value: percentile(times, 0.95),
        unit: 'ms',
        goal: { max: size > 100_000 ? budgets.search.at500kMs : budgets.search.at100kMs },
      })
  }
} finally {
  await sql.end()
  await postgres.close()
}
reportMeasurements(measurements)
