import type { Duplex } from 'node:stream'
import { createFrameReader, encodeClose, encodeFrame, type Frame, FrameProblem } from './frames.ts'

export interface ServerSocket {
  send(text: string): void
  /** Says goodbye, waits a little for the answer, and hangs up. */
  close(code: number, reason: string): void
}

interface Options {
  maxBytes: number
  /** A ping this often; whoever was silent since the one before is gone. */
  pingMs: number
  /** Bytes a slow reader may leave unread. */
  maxUnsent: number
  onText(text: string): void
  onBinary(bytes: Buffer): void
  /** Once, whatever the reason. */
  onGone(): void
}

const GOODBYE_MS = 2_000

/** Speaks web socket on a line whose handshake is done. */
export function serveWebSocket(stream: Duplex, head: Buffer, options: Options): ServerSocket {
  const read = createFrameReader(options)
  let isClosing = false
  let wasHeard = true
  const write = (bytes: Buffer) => {
    if (!stream.writable) return
    stream.write(bytes)
    if (stream.writableLength > options.maxUnsent) stream.destroy()
  }
  const close = (code: number, reason: string) => {
    if (isClosing) return
    isClosing = true
    write(encodeClose(code, reason))
    setTimeout(() => stream.destroy(), GOODBYE_MS).unref()
  }
  const take = (frame: Frame) => {
    if (frame.kind === 'ping') write(encodeFrame('pong', frame.bytes))
    if (frame.kind === 'close') {
      close(frame.code === 1005 ? 1000 : frame.code, '')
      stream.end()
    }
    if (isClosing) return
    if (frame.kind === 'text') options.onText(frame.text)
    if (frame.kind === 'binary') options.onBinary(frame.bytes)
  }
  const onData = (chunk: Buffer) => {
    wasHeard = true
    try {
      for (const frame of read(chunk)) take(frame)
    } catch (error) {
      if (!(error instanceof FrameProblem)) throw error
      stream.off('data', onData)
      close(error.code, error.message)
      stream.resume().end()
    }
  }
  const pulse = setInterval(() => {
    if (!wasHeard) return void stream.destroy()
    wasHeard = false
    write(encodeFrame('ping', Buffer.alloc(0)))
  }, options.pingMs).unref()

  if (head.length > 0) stream.unshift(head)
  stream.on('data', onData)
  stream.on('error', () => stream.destroy())
  stream.on('end', () => stream.end())
  stream.once('close', () => {
    clearInterval(pulse)
    options.onGone()
  })
  return { send: (text) => isClosing || write(encodeFrame('text', Buffer.from(text))), close }
}
