import { once } from 'node:events'
import { connect as dial, createServer, type AddressInfo, type Socket } from 'node:net'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { emptyDatabase, type TestDatabase } from '#tests/support/database.ts'
import { isSocket, socketPath, type ConnectionOptions } from '../connection.ts'
import { connect } from './connection.ts'

const CANCEL = 80_877_102
let database: TestDatabase
beforeAll(async () => {
  database = await emptyDatabase()
})
afterAll(() => database.close())

/** The same server behind a line on which a cancel is under way for longer than the query it means. */
async function behindSlowCancels(delayMs: number): Promise<{ connection: ConnectionOptions; close(): void }> {
  const { connection } = database
  const open = () =>
    dial(
      isSocket(connection)
        ? { path: socketPath(connection) }
        : { host: connection.host, port: connection.port },
    )
  const pass = (from: Socket, first: Buffer) => {
    const to = open()
    to.write(first)
    from.pipe(to).pipe(from)
    for (const line of [from, to]) line.on('error', () => line.destroy())
  }
  const server = createServer({ allowHalfOpen: true }, (from) =>
    from.once('data', (first: Buffer) => {
      from.pause()
      const isCancel = first.length >= 8 && first.readInt32BE(4) === CANCEL
      setTimeout(pass, isCancel ? delayMs : 0, from, first)
    }),
  )
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  const { port } = server.address() as AddressInfo
  return {
    connection: { ...connection, host: '127.0.0.1', port, tls: 'disable' },
    close: () => server.close(),
  }
}

it('a cancel that comes too late for its own query does not stop the next one', async () => {
  const line = await behindSlowCancels(1000)
  const session = {
    name: 'late cancel',
    connectTimeoutMs: 5_000,
    statementTimeoutMs: 20_000,
    statements: 20,
  }
  const connection = await connect(line.connection, session)
  const leaving = new AbortController()
  const own = connection.run([{ sql: 'select pg_sleep(0.05)' }], () => leaving.signal)
  leaving.abort()
  await own
  await expect(connection.run([{ sql: 'select pg_sleep(1.5)' }])).resolves.toBeUndefined()
  connection.close()
  line.close()
})
