import { randomInt } from 'node:crypto'
import { createServer } from 'node:net'

/** Outgoing connections of other tests take their ports from 32768 on, so they cannot take one of these before it is used. */
const FIRST_PORT = 20_000
const LAST_PORT = 32_000

/** A port for a server whose address must be known before it starts. */
export async function freePort(): Promise<number> {
  const port = randomInt(FIRST_PORT, LAST_PORT)
  const isFree = await new Promise<boolean>((resolve) => {
    const probe = createServer()
    probe.once('error', () => resolve(false))
    probe.listen(port, '127.0.0.1', () => probe.close(() => resolve(true)))
  })
  return isFree ? port : freePort()
}
