import { connect, createServer, type Socket } from 'node:net'
import { type ConnectionOptions, isUnixSocket, socketPath } from '#backend/database/connection-options.ts'

export interface InterruptibleProxy {
  /** The DATABASE_URL of the same database through this proxy. */
  databaseUrl: string
  /** Closes all connections and rejects new ones, as if the database were down. */
  interrupt(): void
  restore(): void
  close(): void
}

/** Starts a TCP proxy to a database whose connections can be interrupted while other tests use the same server. */
export async function startInterruptibleProxy(database: ConnectionOptions): Promise<InterruptibleProxy> {
  let isInterrupted = false
  const sockets = new Set<Socket>()
  const server = createServer((client) => {
    if (isInterrupted) return void client.resetAndDestroy()
    const upstream = isUnixSocket(database)
      ? connect(socketPath(database))
      : connect(database.port, database.host)
    for (const socket of [client, upstream]) {
      sockets.add(socket)
      socket.on('error', () => {})
      socket.on('close', () => {
        sockets.delete(socket)
        client.destroy()
        upstream.destroy()
      })
    }
    client.pipe(upstream).pipe(client)
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const { port } = server.address() as { port: number }
  const closeAll = () => {
    for (const socket of sockets) socket.destroy()
  }
  return {
    databaseUrl: `postgres://${database.user}:${encodeURIComponent(database.password ?? '')}@127.0.0.1:${port}/${database.database}?sslmode=disable`,
    interrupt() {
      isInterrupted = true
      closeAll()
    },
    restore() {
      isInterrupted = false
    },
    close() {
      server.close()
      closeAll()
    },
  }
}
