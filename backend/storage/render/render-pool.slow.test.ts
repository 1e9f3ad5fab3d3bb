import { readFile } from 'node:fs/promises'
import { afterAll, expect, test } from 'vitest'
import { runCommand } from '#backend/database/embedded/run-command.ts'
import { createRenderPool } from './render-pool.ts'

const pool = createRenderPool()
afterAll(() => pool.close())

const svg = (inside: string, viewBox = '0 0 10 14') => ({
  source: Buffer.from(`<svg xmlns="http://www.w3.org/2000/svg" viewBox="${viewBox}">${inside}</svg>`),
  type: 'image/svg+xml',
  transform: { width: 120, resize: 'cover', format: 'webp' } as const,
})
const VALID = svg('<path d="M0 0h9v9z"/>')
/** Crashes the process that renders it, because the library aborts on an infinite rectangle. */
const CRASHING = svg(
  '<g transform="scale(1e30)"><filter id="f"><feGaussianBlur stdDeviation="1e9"/></filter><rect filter="url(#f)" width="9" height="9"/></g>',
)

test('a drawing that crashes the library is rejected and does not affect other drawings', async () => {
  const results = await Promise.allSettled([VALID, CRASHING, VALID, CRASHING, VALID].map(pool.render))
  expect(results.map(({ status }) => status)).toEqual([
    'fulfilled',
    'rejected',
    'fulfilled',
    'rejected',
    'fulfilled',
  ])
  await expect(pool.render(CRASHING)).rejects.toMatchObject({ status: 422, code: 'InvalidImage' })
  expect((await pool.render(VALID)).type).toBe('image/webp')
})

test('the drawing of a killed process is rendered by another one', async () => {
  await pool.render(VALID)
  const isRenderer = async (pid: string) =>
    (await readFile(`/proc/${pid}/cmdline`, 'utf8').catch(() => '')).includes('render-process')
  const children = (await runCommand('pgrep', ['-P', String(process.pid)])).split('\n').filter(Boolean)
  const drawings = Array.from({ length: 6 }, () => pool.render(VALID))
  for (const pid of children) if (await isRenderer(pid)) process.kill(Number(pid), 'SIGKILL')
  for (const { type } of await Promise.all(drawings)) expect(type).toBe('image/webp')
})

test('a drawing with too many pixels is rejected before it is rendered', async () => {
  for (const viewBox of ['0 0 1 1000000000', '0 0 0.001 1000'])
    await expect(pool.render(svg('<path d="M0 0h1"/>', viewBox))).rejects.toMatchObject({ status: 400 })
})
