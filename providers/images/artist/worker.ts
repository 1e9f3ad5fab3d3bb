// A child process that draws. It dies with its parent, works at low priority and does one job at a time.
import { flushCompileCache } from 'node:module'
import { constants, setPriority } from 'node:os'
import sharp from 'sharp'
import { work, type Job } from './jobs.ts'
import { openArtist } from './open-artist.ts'

const collect = (globalThis as { gc?: () => void }).gc
// Behind everybody who waits for a page: nobody browsing may notice that others create.
setPriority(constants.priority.PRIORITY_LOW)
// One page at a time needs neither a cache of pictures nor threads for several.
sharp.cache(false)
sharp.concurrency(1)
const artist = await openArtist()
process.on('disconnect', () => process.exit(0))
process.on('message', async ({ id, job }: { id: number; job: Job }) => {
  try {
    process.send!({ id, result: await work(artist, job) })
  } catch (error) {
    process.send!({ id, error: error instanceof Error ? error.message : 'unknown' })
  }
  setImmediate(() => {
    // Pixels lie outside the heap and are let go late: let them go now, while nobody waits.
    collect?.()
    // Written when a process ends by itself, which this one never does: the next one then starts faster.
    flushCompileCache()
  })
})
