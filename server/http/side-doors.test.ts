import { afterEach, expect, test } from 'vitest'
import { listen, type Listening } from '../listen.ts'

const open: Listening[] = []
afterEach(async () => {
  await Promise.all(open.splice(0).map((each) => each.close(0)))
})

async function site(port = 0) {
  const listening = await listen({ host: '127.0.0.1', port, handler: () => new Response('here') })
  open.push(listening)
  return listening
}

test('a port that another server has is taken, though its own doors share it', async () => {
  const { port } = await site()
  await expect(site(port)).rejects.toThrow(`Port ${port} is taken`)
})

test('whoever comes is answered, through whichever door, and after closing nobody is', async () => {
  const listening = await site()
  const address = `http://127.0.0.1:${listening.port}/`
  const ask = async () => (await fetch(address, { headers: { connection: 'close' } })).text()
  expect(await Promise.all(Array.from({ length: 60 }, ask))).toEqual(Array(60).fill('here'))
  await listening.close(1000)
  for (let turn = 0; turn < 60; turn++) await expect(ask()).rejects.toThrow()
})

test('closing waits for whoever is being answered, through whichever door they came', async () => {
  const { promise: gate, resolve: goOn } = Promise.withResolvers<void>()
  let inside = 0
  const listening = await listen({
    host: '127.0.0.1',
    port: 0,
    handler: async () => {
      inside++
      await gate
      return new Response('late')
    },
  })
  const address = `http://127.0.0.1:${listening.port}/`
  const answers = Promise.all(Array.from({ length: 60 }, async () => (await fetch(address)).text()))
  await expect.poll(() => inside).toBe(60)
  let isClosed = false
  const closed = listening.close(60_000).then(() => (isClosed = true))
  await new Promise(setImmediate)
  expect(isClosed).toBe(false)
  goOn()
  expect(await answers).toEqual(Array(60).fill('late'))
  await closed
})
