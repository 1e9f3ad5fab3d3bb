/** A drawing lacks only a few files. If it still lacks data after this many rounds, loading has no effect. */
const MAX_ROUNDS = 20

/** Thrown by the artist's data when a drawing needs a part of it that is not loaded. */
export class DataNotLoaded extends Error {
  readonly load: () => Promise<void>
  constructor(name: string, load: () => Promise<void>) {
    super(`${name} is not loaded`)
    this.load = load
  }
}

/** Runs code of the artist. That code is synchronous and cannot wait for data, so whenever data is missing, it is loaded and the code runs again from the start. */
export async function withData<T>(run: () => T): Promise<T> {
  for (let round = 1; ; round++) {
    try {
      return run()
    } catch (error) {
      if (!(error instanceof DataNotLoaded) || round >= MAX_ROUNDS) throw error
      await error.load()
    }
  }
}
