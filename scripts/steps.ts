import { spawn } from 'node:child_process'

export interface Step {
  name: string
  command: string[]
  env?: Record<string, string>
}

/** Runs one command with its output shown only when it fails, so that a green run stays short. */
export function runQuietly({
  name,
  command,
  env,
}: Step): Promise<{ name: string; ok: boolean; seconds: number; output: string }> {
  const started = performance.now()
  return new Promise((resolve) => {
    const child = spawn(command[0]!, command.slice(1), {
      env: { ...process.env, ...env },
      stdio: ['ignore', 'pipe', 'pipe'],
    })
    const chunks: Buffer[] = []
    child.stdout.on('data', (chunk: Buffer) => chunks.push(chunk))
    child.stderr.on('data', (chunk: Buffer) => chunks.push(chunk))
    const done = (ok: boolean) =>
      resolve({
        name,
        ok,
        seconds: (performance.now() - started) / 1000,
        output: Buffer.concat(chunks).toString(),
      })
    child.on('error', () => done(false))
    child.on('close', (code) => done(code === 0))
  })
}

/** Runs one command with its output shown as it comes. */
export function runLoudly({ command, env }: Step): Promise<boolean> {
  return new Promise((resolve) => {
    const child = spawn(command[0]!, command.slice(1), {
      env: { ...process.env, ...env },
      stdio: ['ignore', 'inherit', 'inherit'],
    })
    child.on('error', () => resolve(false))
    child.on('close', (code) => resolve(code === 0))
  })
}

export const bin = (name: string) => `node_modules/.bin/${name}`
