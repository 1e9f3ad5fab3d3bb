import { spawn } from 'node:child_process'
import { once } from 'node:events'
import path from 'node:path'
import { createInterface } from 'node:readline'
import { onTestFinished } from 'vitest'
import type { ConnectionOptions } from '#backend/database/connection.ts'
import type { EmbeddedOptions } from '#backend/database/embedded/start.ts'

interface Line {
  connection?: ConnectionOptions
  failed?: string
  code?: string
  message?: string
}

export interface EmbeddedProcess {
  connection: ConnectionOptions
  /** Everything it has logged. */
  messages: string[]
  /** Ends it with this signal and waits until it is gone. */
  end(signal: 'SIGTERM' | 'SIGKILL'): Promise<number | null>
}

interface Where {
  options?: Partial<EmbeddedOptions>
  /** The script to run, when not this checkout's own. */
  script?: string
  user?: { uid: number; gid: number }
}

/** Starts a process that owns an embedded PostgreSQL; rejects with what it said when it cannot. */
export async function startOwner(
  dataDir: string,
  { options = {}, script = path.join(import.meta.dirname, 'embedded-child.ts'), user }: Where = {},
): Promise<EmbeddedProcess> {
  const child = spawn(process.execPath, [script, dataDir, JSON.stringify(options)], {
    stdio: ['ignore', 'pipe', 'inherit'],
    cwd: '/',
    ...user,
  })
  const gone = once(child, 'exit').then(([code]) => code as number | null)
  const end = (signal: 'SIGTERM' | 'SIGKILL') => {
    child.kill(signal)
    return gone
  }
  onTestFinished(async () => {
    await end('SIGTERM')
  })
  const messages: string[] = []
  const connection = await new Promise<ConnectionOptions>((resolve, reject) => {
    createInterface(child.stdout).on('line', (text) => {
      const line = JSON.parse(text) as Line
      if (line.message) messages.push(line.message)
      if (line.connection) resolve(line.connection)
      if (line.failed) reject(Object.assign(new Error(line.failed), { code: line.code }))
    })
    void gone.then((code) => reject(new Error(`ended with ${code} without a word`)))
  })
  return { connection, messages, end }
}
