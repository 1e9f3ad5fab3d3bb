// A child process that draws. It exits with its parent, runs at low priority and does one job at a time.
import { flushCompileCache } from 'node:module'
import { constants, setPriority } from 'node:os'
import sharp from 'sharp'
import { endWithParent } from '../../../end-with-parent.ts'
import { executeJob, type ArtistJob } from './artist-jobs.ts'
import { createLocalArtist } from '../create-local-artist.ts'

const collect = (globalThis as { gc?: () => void }).gc
// Drawing must not slow down requests of visitors. With the lowest priority it would starve while both processors are busy, and rows of an
// import would give up.
setPriority(constants.priority.PRIORITY_BELOW_NORMAL)
// One job at a time needs neither an image cache nor several threads.
sharp.cache(false)
sharp.concurrency(1)
endWithParent()
process.on('disconnect', () => process.exit(0))
const artist = await createLocalArtist()
process.on('message', async ({ id, job }: { id: number; job: ArtistJob }) => {
  try {
    process.send!({ id, result: await executeJob(artist, job) })
  } catch (error) {
    process.send!({ id, error: error instanceof Error ? error.message : 'unknown' })
  }
  setImmediate(() => {
    // Pixels are outside the heap and freed late, so they are freed now, while no job is running.
    collect?.()
    // The pool kills its workers, so Node would never write the compile cache, which makes the next worker start faster.
    flushCompileCache()
  })
})
