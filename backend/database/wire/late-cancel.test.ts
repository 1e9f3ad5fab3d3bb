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

/** The same server behind a line that keeps a cancel back until it is let go. */
async function behindHeldCancels() {
  const { connection } = database
  const held = Promise.withResolvers<void>()
  const letGo = Promise.withResolvers<void>()
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
      if (first.length < 8 || first.readInt32BE(4) !== CANCEL) return pass(from, first)
      held.resolve()
      void letGo.promise.then(() => pass(from, first))
    }),
  )
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  const { port } = server.address() as AddressInfo
  return {
    connection: { ...connection, host: '127.0.0.1', port, tls: 'disable' } satisfies ConnectionOptions,
    held: held.promise,
    letGo: letGo.resolve,
    close: () => server.close(),
  }
}

it('a cancel that comes too late for its own query does not stop the next one', async () => {
  const line = await behindHeldCancels()
  const session = {
    name: 'late cancel',
    connectTimeoutMs: 300_000,
    statementTimeoutMs: 300_000,
    statements: 20,
  }
  const other = await connect(database.connection, session)
  const connection = await connect(line.connection, session)
  await other.run([{ sql: 'select pg_advisory_lock(1)' }])
  const leaving = new AbortController()
  let answered = false
  const lock = { sql: 'select pg_advisory_lock(1)', onComplete: () => (answered = true) }
  const own = connection.run([lock], () => leaving.signal)
  leaving.abort()
  await line.held
  await other.run([{ sql: 'select pg_advisory_unlock(1)' }])
  await expect.poll(() => answered).toBe(true)

  const next = own.then(() => connection.run([{ sql: 'select pg_sleep(1.5)' }]))
  // Were the next query allowed to start before the cancel has arrived, it would be running by now.
  await other.run([{ sql: 'select pg_sleep(0.3)' }])
  line.letGo()
  await expect(next).resolves.toBeUndefined()
  connection.close()
  other.close()
  line.close()
})
