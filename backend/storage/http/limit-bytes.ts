import { StorageError, tooLarge } from './storage-error.ts'

/** Passes up to `maxBytes` through and fails with `tooLarge` beyond. */
export function limitBytes(maxBytes: number): TransformStream<Uint8Array, Uint8Array> {
  let size = 0
  return new TransformStream({
    transform(chunk, controller) {
      size += chunk.byteLength
      if (size > maxBytes) controller.error(tooLarge())
      else controller.enqueue(chunk)
    },
  })
}

/** Follows `cause`, because the body readers wrap the error that ended the stream. */
export function isTooLarge(error: unknown): boolean {
  for (let cause = error; cause instanceof Error; cause = cause.cause)
    if (cause instanceof StorageError && cause.status === 413) return true
  return false
}
