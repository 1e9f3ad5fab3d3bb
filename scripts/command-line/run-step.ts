import { spawn } from 'node:child_process'

export interface Step {
  name: string
  command: string[]
  env?: Record<string, string>
}

interface StepResult {
  name: string
  ok: boolean
  seconds: number
  output: string
}

/** Runs one command and returns its output, so that the caller can show it only when the command fails. */
export function runQuietly({ name, command, env }: Step): Promise<StepResult> {
  const started = performance.now()
  return new Promise((resolve) => {
    const child = spawn(command[0]!, command.slice(1), {
      env: { ...process.env, ...env },
      stdio: ['ignore', 'pipe', 'pipe'],
    })
    const chunks: Buffer[] = []
    child.stdout.on('data', (chunk: Buffer) => chunks.push(chunk))
    child.stderr.on('data', (chunk: Buffer) => chunks.push(chunk))
    const finish = (ok: boolean) =>
      resolve({
        name,
        ok,
        seconds: (performance.now() - started) / 1000,
        output: Buffer.concat(chunks).toString(),
      })
    child.on('error', () => finish(false))
    child.on('close', (code) => finish(code === 0))
  })
}

/** Runs one command and shows its output live. With `interactive` the command also gets key presses, for watch mode. */
export function runLoudly({ command, env }: Step, { interactive = false } = {}): Promise<boolean> {
  return new Promise((resolve) => {
    const child = spawn(command[0]!, command.slice(1), {
      env: { ...process.env, ...env },
      stdio: [interactive ? 'inherit' : 'ignore', 'inherit', 'inherit'],
    })
    child.on('error', () => resolve(false))
    child.on('close', (code) => resolve(code === 0))
  })
}

export const bin = (name: string) => `node_modules/.bin/${name}`
