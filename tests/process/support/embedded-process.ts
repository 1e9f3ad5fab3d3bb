import { spawn } from 'node:child_process'
import { once } from 'node:events'
import path from 'node:path'
import { createInterface } from 'node:readline'
import { onTestFinished } from 'vitest'
import type { ConnectionOptions } from '#backend/database/connection-options.ts'
import type { EmbeddedOptions } from '#backend/database/embedded/start-embedded.ts'

/** One line that embedded-child.ts prints. */
interface OutputLine {
  connection?: ConnectionOptions
  failed?: string
  code?: string
  message?: string
}

interface EmbeddedProcess {
  connection: ConnectionOptions
  /** All messages that it has logged. */
  messages: string[]
  /** Sends the signal and resolves to the exit code. */
  stop(signal: 'SIGTERM' | 'SIGKILL'): Promise<number | null>
}

interface ProcessOptions {
  options?: Partial<EmbeddedOptions>
  /** Another copy of embedded-child.ts. */
  script?: string
  user?: { uid: number; gid: number }
}

/** Starts a process that runs an embedded PostgreSQL; rejects with the error that the process printed. */
export async function startEmbeddedProcess(
  dataDir: string,
  { options = {}, script = path.join(import.meta.dirname, 'embedded-child.ts'), user }: ProcessOptions = {},
): Promise<EmbeddedProcess> {
  const child = spawn(process.execPath, [script, dataDir, JSON.stringify(options)], {
    stdio: ['ignore', 'pipe', 'inherit'],
    cwd: '/',
    ...user,
  })
  const exited = once(child, 'exit').then(([code]) => code as number | null)
  const stop = (signal: 'SIGTERM' | 'SIGKILL') => {
    child.kill(signal)
    return exited
  }
  onTestFinished(async () => {
    await stop('SIGTERM')
  })
  const messages: string[] = []
  const connection = await new Promise<ConnectionOptions>((resolve, reject) => {
    createInterface(child.stdout).on('line', (text) => {
      const line = JSON.parse(text) as OutputLine
      if (line.message) messages.push(line.message)
      if (line.connection) resolve(line.connection)
      if (line.failed) reject(Object.assign(new Error(line.failed), { code: line.code }))
    })
    void exited.then((code) => reject(new Error(`exited with ${code} without output`)))
  })
  return { connection, messages, stop }
}
