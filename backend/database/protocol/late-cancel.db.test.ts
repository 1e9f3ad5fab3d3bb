import { once } from 'node:events'
import { connect as connectSocket, createServer, type AddressInfo, type Socket } from 'node:net'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { emptyDatabase, type TestDatabase } from '#tests/support/database/test-database.ts'
import { isUnixSocket, socketPath, type ConnectionOptions } from '../connection-options.ts'
import { connect } from './protocol-connection.ts'

/** The code of a CancelRequest message. */
const CANCEL_REQUEST = 80_877_102
let database: TestDatabase
beforeAll(async () => {
  database = await emptyDatabase()
})
afterAll(() => database.close())

/** A proxy to the test database that holds a cancel request back until `forwardCancel` is called. */
async function startCancelHoldingProxy() {
  const { connection } = database
  const cancelArrived = Promise.withResolvers<void>()
  const forwardCancel = Promise.withResolvers<void>()
  const connectToDatabase = () =>
    connectSocket(
      isUnixSocket(connection)
        ? { path: socketPath(connection) }
        : { host: connection.host, port: connection.port },
    )
  const forward = (client: Socket, firstBytes: Buffer) => {
    const upstream = connectToDatabase()
    upstream.write(firstBytes)
    client.pipe(upstream).pipe(client)
    for (const socket of [client, upstream]) socket.on('error', () => socket.destroy())
  }
  const server = createServer({ allowHalfOpen: true }, (client) =>
    client.once('data', (firstBytes: Buffer) => {
      client.pause()
      const isCancel = firstBytes.length >= 8 && firstBytes.readInt32BE(4) === CANCEL_REQUEST
      if (!isCancel) return forward(client, firstBytes)
      cancelArrived.resolve()
      void forwardCancel.promise.then(() => forward(client, firstBytes))
    }),
  )
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  const { port } = server.address() as AddressInfo
  return {
    connection: { ...connection, host: '127.0.0.1', port, tls: 'disable' } satisfies ConnectionOptions,
    cancelArrived: cancelArrived.promise,
    forwardCancel: forwardCancel.resolve,
    close: () => server.close(),
  }
}

const session = {
  name: 'late cancel',
  connectTimeoutMs: 300_000,
  statementTimeoutMs: 300_000,
  maxPreparedStatements: 20,
}

it('a cancel request that arrives after its query has finished does not cancel the next query', async () => {
  const { connection, other, proxy, lock, client, finishLock } = await startLateCancel()
  const cancelled = connection.run([lock], () => client.signal)
  await finishLock()

  const next = cancelled.then(() => connection.run([{ sql: 'select pg_sleep(1.5)' }]))
  // A connection that did not wait for the cancel request would run the next query by now.
  await other.run([{ sql: 'select pg_sleep(0.3)' }])
  proxy.forwardCancel()
  await expect(next).resolves.toBeUndefined()
  for (const each of [connection, other, proxy]) each.close()
})

it('a late cancel request that hits another batch on the shared connection is told from a cancelled client', async () => {
  const { connection, other, proxy, lock, client, finishLock } = await startLateCancel()
  const cancelled = connection.runShared([lock], () => client.signal)
  const hit = connection.runShared([{ sql: 'select pg_sleep(30)' }])
  const rejected = expect(hit).rejects.toMatchObject({ name: 'CancelledByAnother' })
  await finishLock()
  await cancelled
  proxy.forwardCancel()
  await rejected
  await expect(connection.run([{ sql: 'select 1' }])).resolves.toBeUndefined()
  for (const each of [connection, other, proxy]) each.close()
})

/** A connection whose first query waits for a lock, and whose cancel request is held back. */
async function startLateCancel() {
  const proxy = await startCancelHoldingProxy()
  const other = await connect(database.connection, session)
  const connection = await connect(proxy.connection, session)
  await other.run([{ sql: 'select pg_advisory_lock(1)' }])
  const client = new AbortController()
  const completed = Promise.withResolvers<string>()
  const lock = { sql: 'select pg_advisory_lock(1)', onComplete: completed.resolve }
  /** The client leaves, and then its query finishes by itself. */
  const finishLock = async () => {
    client.abort()
    await proxy.cancelArrived
    await other.run([{ sql: 'select pg_advisory_unlock(1)' }])
    await completed.promise
  }
  return { connection, other, proxy, lock, client, finishLock }
}
