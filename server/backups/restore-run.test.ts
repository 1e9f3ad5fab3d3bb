import { expect, test } from 'vitest'
import { createLog } from '../monitoring/log.ts'
import { createRestoreRun } from './restore-run.ts'

/** A restore whose steps are recorded; the named step throws. */
async function runRestore(failingStep?: string) {
  const steps: string[] = []
  let openings = 0
  const step = (name: string) => async () => {
    steps.push(name)
    if (name === failingStep) throw new Error(name)
  }
  const closedDuring: string[] = []
  const run = createRestoreRun({
    prepare: async () => {
      await step('prepare')()
      return {
        exchange: async () => {
          if (run.isSiteClosed()) closedDuring.push('exchange')
          await step('exchange')()
          return 'before-restore.tar.gz'
        },
        undo: step('undo'),
        cleanUp: step('cleanUp'),
      }
    },
    closeSite: step('close'),
    openSite: () => step(`open ${++openings}`)(),
    recordFailure: step('record failure'),
    onFatal: () => void steps.push('fatal'),
    log: createLog('silent'),
  })
  const id = run.start({ name: 'a.tar.gz', file: '/a.tar.gz', administrator: 'ada' })!
  expect(run.start({ name: 'b.tar.gz', file: '/b.tar.gz', administrator: 'ada' })).toBeUndefined()
  await run.idle()
  const response = run.respond(new Request(`http://site/restores/${id}`))
  return { steps, closedDuring, run, status: (await response!.json()) as Record<string, unknown> }
}

test('a restore closes the site only after the backup was read, and opens it with the new data', async () => {
  const { steps, closedDuring, run, status } = await runRestore()
  expect(steps).toEqual(['prepare', 'close', 'exchange', 'open 1', 'cleanUp'])
  expect(closedDuring).toEqual(['exchange'])
  expect(run.isSiteClosed()).toBe(false)
  expect(status).toEqual({ phase: 'done', backup: 'a.tar.gz', safetyBackup: 'before-restore.tar.gz' })
})

test('a backup that cannot be read does not close the site', async () => {
  const { steps, status } = await runRestore('prepare')
  expect(steps).toEqual(['prepare', 'record failure'])
  expect(status).toEqual({ phase: 'failed', backup: 'a.tar.gz', reason: 'unexpected' })
})

test('when the safety backup fails, the site opens again with its data', async () => {
  const { steps, status } = await runRestore('exchange')
  expect(steps).toEqual(['prepare', 'close', 'exchange', 'undo', 'open 1', 'record failure', 'cleanUp'])
  expect(status.phase).toBe('failed')
})

test('when the site does not open with the restored data, the old data comes back', async () => {
  const { steps, run, status } = await runRestore('open 1')
  expect(steps).toEqual([
    'prepare',
    'close',
    'exchange',
    'open 1',
    'undo',
    'open 2',
    'record failure',
    'cleanUp',
  ])
  expect(run.isSiteClosed()).toBe(false)
  expect(status).toMatchObject({ phase: 'failed', safetyBackup: 'before-restore.tar.gz' })
})

test('the progress is shown only to those who know the id', async () => {
  const { run } = await runRestore()
  for (const path of ['/restores/', '/restores/00000000-0000-4000-8000-00000000dead', '/en'])
    expect(run.respond(new Request(`http://site${path}`))).toBeUndefined()
})
