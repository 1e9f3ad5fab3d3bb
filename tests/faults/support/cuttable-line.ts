import { connect, createServer, type Socket } from 'node:net'
import { type ConnectionOptions, isSocket, socketPath } from '#backend/database/connection.ts'

export interface CuttableLine {
  /** How to reach the same database through this line. */
  address: string
  /** As if the database were gone: what is open is cut, what is new is turned away. */
  cut(): void
  mend(): void
  close(): void
}

/** A line to a database that can be cut and mended while others use the same server. */
export async function openCuttableLine(to: ConnectionOptions): Promise<CuttableLine> {
  let isCut = false
  const open = new Set<Socket>()
  const server = createServer((client) => {
    if (isCut) return void client.resetAndDestroy()
    const behind = isSocket(to) ? connect(socketPath(to)) : connect(to.port, to.host)
    for (const socket of [client, behind]) {
      open.add(socket)
      socket.on('error', () => {})
      socket.on('close', () => {
        open.delete(socket)
        client.destroy()
        behind.destroy()
      })
    }
    client.pipe(behind).pipe(client)
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const { port } = server.address() as { port: number }
  const endAll = () => {
    for (const socket of open) socket.destroy()
  }
  return {
    address: `postgres://${to.user}:${encodeURIComponent(to.password ?? '')}@127.0.0.1:${port}/${to.database}?sslmode=disable`,
    cut() {
      isCut = true
      endAll()
    },
    mend() {
      isCut = false
    },
    close() {
      server.close()
      endAll()
    },
  }
}
