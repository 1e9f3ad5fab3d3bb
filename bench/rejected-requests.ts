// Requests over the limits of the REST API are rejected within a second: measures the slowest rejection on an idle machine.
import { createSqlClient } from '#backend/database/sql-client.ts'
import { startTemporary } from '#backend/database/embedded/start-temporary.ts'
import { createRest } from '#backend/rest/create-rest.ts'
import { LOW_LIMITS, REQUESTS_OVER_LIMITS } from '#tests/rest/requests-over-limits.ts'
import { reportMeasurements } from './measure/measurements.ts'

const postgres = await startTemporary()
const sql = createSqlClient(postgres.connection, { max: 1 })
await sql.unsafe(`create role anon nologin; create table things (id int primary key, parent_id int references things, name text);
  grant select on things to anon`)
const rest = createRest({
  connection: postgres.connection,
  identify: async () => ({ role: 'anon', claims: {} }),
  limits: LOW_LIMITS,
})
const send = async (path: string) => {
  const response = await rest.fetch(new Request(`http://bench/rest/v1${path}`))
  await response.text()
  return response.status
}
try {
  await send('/things')
  const times: number[] = []
  for (const [name, path, status] of REQUESTS_OVER_LIMITS) {
    const startedAt = performance.now()
    const actual = await send(path)
    times.push(performance.now() - startedAt)
    if (actual !== status) throw new Error(`${name}: ${actual}`)
  }
  reportMeasurements([
    { name: 'REST API: slowest rejection', value: Math.max(...times), unit: 'ms', limit: { max: 1000 } },
  ])
} finally {
  rest.close()
  await sql.end()
  await postgres.close()
}
