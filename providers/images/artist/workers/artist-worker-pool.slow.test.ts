import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterEach, expect, onTestFinished, test } from 'vitest'
import type { ArtistJob } from './artist-jobs.ts'
import {
  type ArtistError,
  createArtistWorkerPool,
  type ArtistWorkerPool,
  type ArtistWorkerPoolOptions,
} from './artist-worker-pool.ts'

let open: ArtistWorkerPool | undefined
afterEach(() => open?.close())

/** Creates workers that run the given lines instead of the artist. */
async function workersThat(lines: string, options: ArtistWorkerPoolOptions = {}) {
  const folder = await mkdtemp(path.join(tmpdir(), 'artist-workers-'))
  onTestFinished(() => rm(folder, { recursive: true }))
  const module = path.join(folder, 'worker.mjs')
  await writeFile(module, lines)
  open = createArtistWorkerPool({ module, ...options })
  return open
}
const job = { kind: 'png', svg: '' } as const
const echo = `process.on('message', ({ id }) => process.send({ id, result: process.pid }))`

test('jobs are run by at most the allowed number of processes', async () => {
  const workers = await workersThat(echo, { maxWorkers: 2 })
  const answers = await Promise.all(Array.from({ length: 8 }, () => workers.run(job)))
  expect(new Set(answers.map(String)).size).toBeLessThanOrEqual(2)
})

test('a job that takes too long fails with a timeout, and the next one is run', async () => {
  const ignoresSlowJobs = `process.on('message', ({ id, job }) => { if (job.svg !== 'slow') process.send({ id, result: 'fine' }) })`
  const workers = await workersThat(ignoresSlowJobs, { maxWorkers: 1, timeoutMs: 4000 })
  await expect(workers.run({ kind: 'png', svg: 'slow' })).rejects.toMatchObject({ code: 'artist-timeout' })
  await expect(workers.run(job)).resolves.toBe('fine')
})

test('the job of a killed worker is run by another one', async () => {
  const folder = await mkdtemp(path.join(tmpdir(), 'artist-kills-'))
  onTestFinished(() => rm(folder, { recursive: true }))
  const flag = JSON.stringify(path.join(folder, 'killed-once'))
  const diesOnce = `import { existsSync, writeFileSync } from 'node:fs'
    process.on('message', ({ id }) => {
      if (existsSync(${flag})) return process.send({ id, result: 'fine' })
      writeFileSync(${flag}, '')
      process.kill(process.pid, 'SIGKILL')
    })`
  const workers = await workersThat(diesOnce, { maxWorkers: 1 })
  await expect(workers.run(job)).resolves.toBe('fine')
})

test.each(['pdf', 'redraw', 'webp'])(
  'a drawing starts at once while downloads of a flood run and wait: %s',
  async (kind) => {
    const holdsPrints = `process.on('message', ({ id, job }) => { if (job.kind !== '${kind}') process.send({ id, result: 'drawn' }) })`
    const workers = await workersThat(holdsPrints, { maxWorkers: 2, maxQueue: 2 })
    const print = { kind } as ArtistJob
    const prints = Array.from({ length: 5 }, () =>
      workers.run(print, 'download').catch(({ code }: ArtistError) => code),
    )
    await expect(workers.run({ kind: 'translate', text: 'a', from: 'en', to: 'de' })).resolves.toBe('drawn')
    workers.close()
    // One print was running and two were waiting; the others found their queue full.
    expect((await Promise.all(prints)).toSorted()).toEqual([
      ...Array<string>(2).fill('artist-busy'),
      ...Array<string>(3).fill('artist-closed'),
    ])
  },
)

test('a job that crashes every worker fails, and the next job gets a new worker', async () => {
  const dies = `process.on('message', ({ id, job }) => { if (job.svg === 'die') process.exit(1); process.send({ id, result: 'fine' }) })`
  const workers = await workersThat(dies, { maxWorkers: 1 })
  await expect(workers.run({ kind: 'png', svg: 'die' })).rejects.toMatchObject({ code: 'artist-crashed' })
  await expect(workers.run(job)).resolves.toBe('fine')
})

test('a job is rejected at once if the queue is full', async () => {
  const workers = await workersThat(`process.on('message', () => {})`, { maxWorkers: 1, maxQueue: 2 })
  const held = [1, 2, 3].map(() => workers.run(job).catch((error: unknown) => error))
  await expect(workers.run(job)).rejects.toMatchObject({ code: 'artist-busy' })
  workers.close()
  for (const result of held) expect(await result).toMatchObject({ code: 'artist-closed' })
})

test('the real artist draws a page, a preview, a PNG and a PDF in its process', async () => {
  open = createArtistWorkerPool({ maxWorkers: 1, timeoutMs: 60_000 })
  const request = { prompt: 'a princess on a meadow', language: 'en', style: 'cartoon', seed: 4 } as const
  const page = await open.run({ kind: 'create', request, preview: 400 })
  expect(page.verdict).toMatchObject({ pass: true })
  expect(Buffer.from(page.preview!).subarray(8, 12).toString()).toBe('WEBP')
  const again = await open.run({ kind: 'redraw', scene: page.scene })
  expect(again.svg).toBe(page.svg)
  const pdf = Buffer.from(await open.run({ kind: 'pdf', svg: page.svg, options: { paperSize: 'letter' } }))
  expect(pdf.subarray(0, 5).toString()).toBe('%PDF-')
  const png = Buffer.from(await open.run({ kind: 'png', svg: page.svg }))
  expect([png.readUInt32BE(16), png.readUInt32BE(20)]).toEqual([2480, 3508])
})
