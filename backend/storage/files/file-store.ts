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

/** Where bytes lie. Keys are ours (`bucket/version`), never a visitor's; a file is there whole or not at all. */
export interface FileStore {
  /** Throws `tooLarge` and leaves nothing when more than `maxBytes` come. */
  put(
    key: string,
    body: ReadableStream<Uint8Array>,
    options: { maxBytes: number; type: string },
  ): Promise<StoredFile>
  get(key: string, range?: ByteRange): Promise<ReadableStream<Uint8Array> | undefined>
  /** False when there is nothing to copy. */
  copy(from: string, to: string): Promise<boolean>
  /** What is not there is as good as removed. */
  remove(keys: readonly string[]): Promise<void>
  /** Every file with its age, for sweeping up what a crash left. */
  list(): AsyncIterable<ListedFile>
  /** Makes a file young again, where a store can: what is used is kept longer. */
  touch(key: string): Promise<void>
  /** Takes away what was begun before this time and never finished; says how much it was. */
  discardDrafts(before: Date): Promise<number>
  /** Throws unless it can be written to now. */
  check(): Promise<void>
}

/** The place for bytes does not work at the moment: full, read-only, unreachable. */
export class FilesUnavailable extends Error {
  constructor(message: string, cause?: unknown) {
    super(message, { cause })
    this.name = 'FilesUnavailable'
  }
}

const UUID = '[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}'
const SOUND_KEY = new RegExp(`^[a-z0-9_][a-z0-9._-]{0,62}/${UUID}(?:_[A-Za-z0-9_-]{1,43})?$`)

/** Whether a key has the form of ours. A store may hold things of others, which are none of our business. */
export const isOurs = (key: string) => SOUND_KEY.test(key)

/** Keys are made by us; one that could lead anywhere else is a defect, and goes no further. */
export function checkedKey(key: string): string {
  if (!isOurs(key)) throw new Error(`not a key of ours: ${JSON.stringify(key)}`)
  return key
}
