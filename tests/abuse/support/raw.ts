import { connect } from 'node:net'

/** Says something to a port that no HTTP client would say, and answers everything that came back until the line was cut. */
export function sayRaw(port: number, words: string | Buffer, patienceMs = 10_000): Promise<string> {
  return new Promise((resolve) => {
    const socket = connect(port, '127.0.0.1')
    const chunks: Buffer[] = []
    const end = () => {
      clearTimeout(patience)
      socket.destroy()
      resolve(Buffer.concat(chunks).toString('latin1'))
    }
    const patience = setTimeout(end, patienceMs)
    socket.on('data', (chunk: Buffer) => chunks.push(chunk))
    socket.on('error', end)
    socket.on('close', end)
    socket.write(words)
  })
}

export const statusesOf = (answer: string): number[] =>
  [...answer.matchAll(/HTTP\/1\.1 (\d{3})/g)].map(([, status]) => Number(status))
