import { connect } from 'node:net'

/** Sends bytes that no HTTP client would send, and returns everything received until the connection closes. */
export function sendRaw(port: number, bytes: string | Buffer, timeoutMs = 10_000): Promise<string> {
  return new Promise((resolve) => {
    const socket = connect(port, '127.0.0.1')
    const chunks: Buffer[] = []
    const end = () => {
      clearTimeout(timeout)
      socket.destroy()
      resolve(Buffer.concat(chunks).toString('latin1'))
    }
    const timeout = setTimeout(end, timeoutMs)
    socket.on('data', (chunk: Buffer) => chunks.push(chunk))
    socket.on('error', end)
    socket.on('close', end)
    socket.write(bytes)
  })
}

export const statusesOf = (response: string): number[] =>
  [...response.matchAll(/HTTP\/1\.1 (\d{3})/g)].map(([, status]) => Number(status))
