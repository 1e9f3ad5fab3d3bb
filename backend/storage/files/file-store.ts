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

/** Where bytes lie. Keys are ours (`bucket/version`), never a visitor's; a file is there whole or not at all. */
export interface FileStore {
  /** Throws `tooLarge` and leaves nothing when more than `maxBytes` come. */
  put(
    key: string,
    body: ReadableStream<Uint8Array>,
    options: { maxBytes: number; type: string },
  ): Promise<StoredFile>
  get(key: string, range?: ByteRange): Promise<ReadableStream<Uint8Array> | undefined>
  copy(from: string, to: string): Promise<void>
  remove(keys: readonly string[]): Promise<void>
  /** Every key with its age, for sweeping up what a crash left. */
  list(): AsyncIterable<{ key: string; modified: Date; size: number }>
  /** Whether it can be written to now. */
  check(): Promise<void>
}
