export interface ByteRange {
  start: number
  /** Inclusive. */
  end: number
}

export interface StoredFile {
  size: number
  /** Without quotes. */
  etag: string
}

export interface ListedFile {
  key: string
  modified: Date
  size: number
}

/** Stores bytes under generated keys (`bucket/version`). Readers see a file only when it is complete. */
export interface FileStore {
  /** Throws `tooLarge` and stores nothing when the body exceeds `maxBytes`. */
  put(
    key: string,
    body: ReadableStream<Uint8Array>,
    options: { maxBytes: number; type: string },
  ): Promise<StoredFile>
  get(key: string, range?: ByteRange): Promise<ReadableStream<Uint8Array> | undefined>
  /** False when the source does not exist. */
  copy(from: string, to: string): Promise<boolean>
  /** Ignores missing files. */
  remove(keys: readonly string[]): Promise<void>
  /** Every file with its age, for the cleanup after crashes. */
  list(): AsyncIterable<ListedFile>
  /** Sets the modification time to now, where the store supports it, so that the cleanup keeps used files longer. */
  touch(key: string): Promise<void>
  /** Removes uploads that started before this time and never finished; returns their number. */
  removeUnfinished(before: Date): Promise<number>
  /** Throws unless the store is writable. */
  check(): Promise<void>
}

/** The store is full, read-only or unreachable. */
export class FileStoreUnavailable extends Error {
  constructor(message: string, cause?: unknown) {
    super(message, { cause })
    this.name = 'FileStoreUnavailable'
  }
}

const UUID = '[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}'
const FILE_KEY = new RegExp(`^[a-z0-9_][a-z0-9._-]{0,62}/${UUID}(?:_[A-Za-z0-9_-]{1,43})?$`)

/** Whether a key has our format. The store may also contain files of other programs, which we ignore. */
export const isFileKey = (key: string) => FILE_KEY.test(key)

/** Throws on any other key, because only a defect could produce one. */
export function checkFileKey(key: string): string {
  if (!isFileKey(key)) throw new Error(`invalid file key: ${JSON.stringify(key)}`)
  return key
}
