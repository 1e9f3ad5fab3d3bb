import { afterEach, expect, test } from 'vitest'
import { listen, type ListeningServer } from './listen.ts'

const servers: ListeningServer[] = []
afterEach(async () => {
  await Promise.all(servers.splice(0).map((server) => server.close(0)))
})

async function startServer(port = 0) {
  const server = await listen({ host: '127.0.0.1', port, handler: () => new Response('here') })
  servers.push(server)
  return server
}

test('a port in use by another server is refused, although the listeners of one server share it', async () => {
  const { port } = await startServer()
  await expect(startServer(port)).rejects.toThrow(`Port ${port} is taken`)
})

test('every listener responds, and none after closing', async () => {
  const server = await startServer()
  const address = `http://127.0.0.1:${server.port}/`
  const send = async () => (await fetch(address, { headers: { connection: 'close' } })).text()
  expect(await Promise.all(Array.from({ length: 60 }, send))).toEqual(Array(60).fill('here'))
  await server.close(1000)
  for (let attempt = 0; attempt < 60; attempt++) await expect(send()).rejects.toThrow()
})

test('closing waits for the active requests of every listener', async () => {
  const { promise: released, resolve: release } = Promise.withResolvers<void>()
  let active = 0
  const server = await listen({
    host: '127.0.0.1',
    port: 0,
    handler: async () => {
      active++
      await released
      return new Response('late')
    },
  })
  const address = `http://127.0.0.1:${server.port}/`
  const responses = Promise.all(Array.from({ length: 60 }, async () => (await fetch(address)).text()))
  await expect.poll(() => active).toBe(60)
  let isClosed = false
  const closed = server.close(60_000).then(() => (isClosed = true))
  await new Promise(setImmediate)
  expect(isClosed).toBe(false)
  release()
  expect(await responses).toEqual(Array(60).fill('late'))
  await closed
})
