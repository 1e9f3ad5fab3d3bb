/** A drawing needs a handful of figures. More rounds mean that loading has no effect. */
const MAX_ROUNDS = 20

/** Thrown by the artist's data when a drawing needs a part of it that is not loaded. */
export class DataNotLoaded extends Error {
  readonly load: () => Promise<void>
  constructor(name: string, load: () => Promise<void>) {
    super(`${name} is not loaded`)
    this.load = load
  }
}

/** Runs code of the artist, which is synchronous. Data that it misses on the way is loaded, and it runs again. */
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
