// What asks for too much is refused within a second: the slowest of all refusals, on a machine that does nothing else.
import { openSql } from '#backend/database/connection.ts'
import { startTemporary } from '#backend/database/embedded/temporary.ts'
import { createRest } from '#backend/rest/create-rest.ts'
import { TIGHT, TOO_MUCH } from '#tests/data-wire/too-much.ts'
import { report } from './figures.ts'

const postgres = await startTemporary()
const sql = openSql(postgres.connection, { max: 1 })
await sql.unsafe(`create role anon nologin; create table things (id int primary key, parent_id int references things, name text);
  grant select on things to anon`)
const rest = createRest({
  connection: postgres.connection,
  identify: async () => ({ role: 'anon', claims: {} }),
  limits: TIGHT,
})
const ask = async (path: string) => {
  const answer = await rest.fetch(new Request(`http://bench/rest/v1${path}`))
  await answer.text()
  return answer.status
}
try {
  await ask('/things')
  const times: number[] = []
  for (const [name, path, status] of TOO_MUCH) {
    const began = performance.now()
    const got = await ask(path)
    times.push(performance.now() - began)
    if (got !== status) throw new Error(`${name}: ${got}`)
  }
  report([
    { name: 'data wire: slowest refusal', value: Math.max(...times), unit: 'ms', floor: { atMost: 1000 } },
  ])
} finally {
  rest.close()
  await sql.end()
  await postgres.close()
}
