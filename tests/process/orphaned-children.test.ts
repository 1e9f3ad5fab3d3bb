import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { expect, test } from 'vitest'

const isRunning = (pid: number) => {
  try {
    return process.kill(pid, 0)
  } catch {
    return false
  }
}

test.each(['providers/end-with-parent.ts', 'backend/storage/render/end-with-parent.ts'])(
  'a child process whose main thread is blocked ends after its parent was killed (%s)',
  async (module) => {
    const parent = spawn(
      process.execPath,
      [
        new URL('support/blocked-child.ts', import.meta.url).pathname,
        new URL(`../../${module}`, import.meta.url).href,
      ],
      { stdio: ['ignore', 'pipe', 'inherit'] },
    )
    const [line] = (await once(parent.stdout, 'data')) as [Buffer]
    const child = Number(line.toString())
    expect(isRunning(child)).toBe(true)
    parent.kill('SIGKILL')
    await once(parent, 'exit')
    await expect.poll(() => isRunning(child)).toBe(false)
  },
)
