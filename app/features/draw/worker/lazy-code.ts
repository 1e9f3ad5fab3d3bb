// Code of the artist that most drawings do not need: landmarks, detailed things, birds, small and sea animals, scenes of people, furnished places, feasts,
// school diagrams. The build replaces the content of these modules with calls of `lazyCode` (`scripts/vite/lazy-artist-code.ts`). A drawing that needs
// one throws `DataNotLoaded`, and `withData` loads the module and draws again.
import { DataNotLoaded } from './data-not-loaded.ts'

/** What is known about a figure, or a kind of animal, before its code is loaded. */
interface ListedMaker<Maker> {
  /** The properties that JSON can represent, so without functions. */
  maker: Maker
  /** The names of its functions. */
  methods: readonly (keyof Maker)[]
}

const loaders: (() => Promise<void>)[] = []

export const lazyCode = {
  /** Loads all modules, so that every drawing works offline. One by one, because a drawing may need the connection. */
  async loadAll(): Promise<void> {
    for (const load of loaders) await load()
  },

  /** Figures that are known before their drawing code is loaded. */
  makers<Maker extends object>(
    listed: readonly ListedMaker<Maker>[],
    load: () => Promise<readonly Maker[]>,
  ): Maker[] {
    const makers = loadLater('a figure', load)
    return listed.map(({ maker, methods }, index) => {
      const later = methods.map((name) => [
        name,
        (...args: unknown[]) => (makers()[index]![name] as (...args: unknown[]) => unknown)(...args),
      ])
      return { ...maker, ...(Object.fromEntries(later) as Partial<Maker>) }
    })
  },

  /** A record whose keys are known before its values are loaded. It supports `in`, `Object.hasOwn` and reading a value, but cannot be iterated. */
  record<Value>(
    keys: readonly string[],
    load: () => Promise<Readonly<Record<string, Value>>>,
  ): Readonly<Record<string, Value>> {
    const known = new Set<string | symbol>(keys)
    const values = loadLater('a drawing', load)
    return new Proxy<Record<string, Value>>(
      {},
      {
        has: (_, key) => known.has(key),
        getOwnPropertyDescriptor: (_, key) => (known.has(key) ? { configurable: true } : undefined),
        get: (_, key) => (known.has(key) ? values()[key as string] : undefined),
      },
    )
  },
}

function loadLater<Values>(name: string, load: () => Promise<Values>): () => Values {
  let values: Values | undefined
  const loadNow = async () => void (values = await load())
  loaders.push(loadNow)
  return () => {
    if (values === undefined) throw new DataNotLoaded(name, loadNow)
    return values
  }
}
