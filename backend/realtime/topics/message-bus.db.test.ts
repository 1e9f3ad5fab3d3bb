import { expect, onTestFinished, test } from 'vitest'
import { createSqlClient } from '#backend/database/sql-client.ts'
import { platformDatabase } from '#tests/support/database/test-database.ts'
import { type BusMessage, createMessageBus } from './message-bus.ts'

const COUNT = 200

test('messages arrive at another process in the order in which they were sent, also long ones', async () => {
  const { connection, close } = await platformDatabase()
  const sql = createSqlClient(connection, { max: 8 })
  onTestFinished(async () => {
    await sql.end()
    await close()
  })
  const received: unknown[] = []
  const onMessage = (_: string, message: BusMessage) =>
    void (message.kind === 'broadcast' && received.push(message.payload))
  const onError = (error: unknown) => received.push(error)
  const receiver = createMessageBus(sql, { onMessage, onError })
  await sql.listen('realtime', (text) => void receiver.receive(text))
  const sender = createMessageBus(sql, { onMessage, onError })
  const padding = (number: number) => 'x'.repeat(number % 5 === 0 ? 20_000 : 10)
  for (let number = 0; number < COUNT; number++)
    sender.send({
      kind: 'broadcast',
      topic: 'a',
      event: 'e',
      payload: { number, padding: padding(number) },
    })
  await expect.poll(() => received.length, { timeout: 20_000 }).toBe(COUNT)
  expect(received.map((payload) => (payload as { number: number }).number)).toEqual(
    Array.from({ length: COUNT }, (_, number) => number),
  )
})
