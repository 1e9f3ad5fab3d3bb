// A child process that renders one picture at a time, at a lower priority than the server. It exits with its parent.
import { setPriority } from 'node:os'
import sharp from 'sharp'
import { StorageError } from '../http/storage-error.ts'
import { endWithParent } from './end-with-parent.ts'
import { transformPicture } from './transform-picture.ts'
import type { RenderJob, RenderResult } from './render-job.ts'

setPriority(10)
endWithParent()
// One picture at a time needs neither a cache nor several threads.
sharp.cache(false)
sharp.concurrency(1)
process.on('disconnect', () => process.exit(0))
process.on('message', async (job: RenderJob) => process.send!(await render(job)))

async function render({ source, type, transform }: RenderJob): Promise<RenderResult> {
  try {
    return { picture: await transformPicture(source, type, transform) }
  } catch (error) {
    const { status, code, message } =
      error instanceof StorageError
        ? error
        : { status: 422, code: 'InvalidImage', message: 'The picture cannot be read' }
    return { error: { status, code, message } }
  }
}
