import { DEFAULT_PACK_OPTIONS, parsePackOptions, type PackOptions } from '#domain/print/pack-options.ts'
import { createLocalStorageStore } from '#app/lib/browser/local-storage-store.ts'

/** What is printed besides the pictures of the pack in this browser. */
export const packOptionsStore = createLocalStorageStore<PackOptions>(
  'class-pack-options',
  DEFAULT_PACK_OPTIONS,
  (stored) => {
    const options = stored as Partial<PackOptions> | null
    return parsePackOptions((name) => {
      if (name === 'name') return options?.nameLine === false ? 'off' : null
      if (name === 'titles') return options?.titles === true ? 'on' : null
      const text = name === 'word' ? options?.word : options?.numbers
      return typeof text === 'string' ? text : null
    })
  },
)

export const changePackOptions = (change: Partial<PackOptions>) =>
  packOptionsStore.set({ ...packOptionsStore.get(), ...change })
