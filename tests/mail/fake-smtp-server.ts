import { createServer, type Socket } from 'node:net'
import type { AddressInfo } from 'node:net'

export interface SmtpServer {
  url: string
  received: { to: string[]; data: string }[]
  close(): Promise<void>
}

/** A minimal SMTP server that stores the received mails. */
export async function startSmtpServer(): Promise<SmtpServer> {
  const received: SmtpServer['received'] = []
  const sockets = new Set<Socket>()
  const server = createServer((socket) => {
    sockets.add(socket)
    socket.on('error', () => socket.destroy())
    socket.write('220 test ESMTP\r\n')
    let [mail, isReadingData, pending] = [{ to: [] as string[], data: '' }, false, '']
    socket.on('data', (chunk) => {
      pending += chunk.toString('latin1')
      if (isReadingData) {
        const end = pending.indexOf('\r\n.\r\n')
        if (end < 0) return
        received.push({ ...mail, data: pending.slice(0, end).replaceAll('\r\n..', '\r\n.') })
        ;[mail, isReadingData, pending] = [{ to: [], data: '' }, false, pending.slice(end + 5)]
        socket.write('250 accepted\r\n')
      }
      for (let end = pending.indexOf('\r\n'); end >= 0 && !isReadingData; end = pending.indexOf('\r\n')) {
        const line = pending.slice(0, end)
        pending = pending.slice(end + 2)
        if (/^RCPT TO/i.test(line)) mail.to.push(/<(.*)>/.exec(line)?.[1] ?? '')
        isReadingData = /^DATA/i.test(line)
        socket.write(isReadingData ? '354 send data\r\n' : /^QUIT/i.test(line) ? '221 bye\r\n' : '250 ok\r\n')
      }
    })
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  return {
    url: `smtp://127.0.0.1:${(server.address() as AddressInfo).port}`,
    received,
    close: () =>
      new Promise((resolve) => {
        for (const socket of sockets) socket.destroy()
        server.close(() => resolve())
      }),
  }
}
