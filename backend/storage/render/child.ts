// A child process that makes pictures, one at a time, a little behind those who answer. It dies with its parent.
import { setPriority } from 'node:os'
import sharp from 'sharp'
import { StorageError } from '../wire/storage-error.ts'
import { change } from './change.ts'
import type { Picture, Said } from './children.ts'

setPriority(10)
// One picture at a time needs neither a cache of pictures nor threads for several.
sharp.cache(false)
sharp.concurrency(1)
process.on('disconnect', () => process.exit(0))
process.on('message', async (picture: Picture) => process.send!(await attempt(picture)))

async function attempt({ source, type, transform }: Picture): Promise<Said> {
  try {
    return { made: await change(source, type, transform) }
  } catch (error) {
    const { status, code, message } =
      error instanceof StorageError
        ? error
        : { status: 422, code: 'InvalidImage', message: 'The picture cannot be read' }
    return { refusal: { status, code, message } }
  }
}
