import { StorageError, tooLarge } from './storage-error.ts'

/** Lets this many bytes through and ends with `tooLarge` at the next one. */
export function atMost(maxBytes: number): TransformStream<Uint8Array, Uint8Array> {
  let size = 0
  return new TransformStream({
    transform(chunk, controller) {
      size += chunk.byteLength
      if (size > maxBytes) controller.error(tooLarge())
      else controller.enqueue(chunk)
    },
  })
}

/** Readers of bodies wrap what ended the stream in an error of their own. */
export function isTooLarge(error: unknown): boolean {
  for (let cause = error; cause instanceof Error; cause = cause.cause)
    if (cause instanceof StorageError && cause.status === 413) return true
  return false
}
