import { createServer, type AddressInfo } from 'node:net'
import { expect, onTestFinished, test, vi } from 'vitest'
import type * as Endpoint from './process/endpoint.ts'
import { startTemporary } from './start-temporary.ts'

const endpoints = vi.hoisted(() => ({ takenPort: 0, created: 0 }))

vi.mock('./process/endpoint.ts', async (importOriginal) => {
  const original = await importOriginal<typeof Endpoint>()
  return {
    ...original,
    createEndpoint: async (...options: Parameters<typeof original.createEndpoint>) => {
      const endpoint = await original.createEndpoint(...options)
      return endpoints.created++ === 0 ? { ...endpoint, port: endpoints.takenPort } : endpoint
    },
  }
})

test('a port that another program takes before PostgreSQL starts is replaced by another one', async () => {
  const otherProgram = createServer()
  onTestFinished(() => void otherProgram.close())
  await new Promise<void>((resolve) => otherProgram.listen(0, '127.0.0.1', resolve))
  endpoints.takenPort = (otherProgram.address() as AddressInfo).port

  const server = await startTemporary({ overTcp: true })
  onTestFinished(server.close)
  expect(server.connection.port).not.toBe(endpoints.takenPort)
  expect(endpoints.created).toBe(2)
})
