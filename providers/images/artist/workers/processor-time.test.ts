import { spawn } from 'node:child_process'
import { expect, onTestFinished, test } from 'vitest'
import { isWaitingForProcessor, processorMs } from './processor-time.ts'

const run = (script: string) => {
  const child = spawn(process.execPath, ['-e', script], { stdio: 'ignore' })
  onTestFinished(() => void child.kill('SIGKILL'))
  return child.pid
}

test('a process that computes is ready to run, one that waits is not', async () => {
  const computing = run('for (;;) {}')
  const waiting = run('setInterval(() => {}, 1e6)')
  await expect.poll(() => processorMs(computing)).toBeGreaterThan(200)
  expect(isWaitingForProcessor(computing)).toBe(true)
  await expect.poll(() => isWaitingForProcessor(waiting)).toBe(false)
})

test('a process that does not exist has used no time', () => {
  expect([processorMs(undefined), isWaitingForProcessor(undefined)]).toEqual([0, false])
})
