import { createServer, type AddressInfo } from 'node:net'
import { expect, onTestFinished, test } from 'vitest'
import { freePort } from '#tests/support/site/free-port.ts'
import { startTemporary } from './start-temporary.ts'

test('a port that another program takes before PostgreSQL starts is replaced by another one', async () => {
  const otherProgram = createServer()
  onTestFinished(() => void otherProgram.close())
  await new Promise<void>((resolve) => otherProgram.listen(0, '127.0.0.1', resolve))

  const free = await freePort()
  const ports = [(otherProgram.address() as AddressInfo).port, free]
  const server = await startTemporary({ overTcp: true, findPort: () => Promise.resolve(ports.shift()!) })
  onTestFinished(server.close)
  expect(server.connection.port).toBe(free)
})
