import { useSyncExternalStore } from 'react'

interface LocalStorageStore<Value> {
  get(): Value
  set(value: Value): void
  /** Subscribes a component to the value. During server rendering the value is the empty one. */
  use(): Value
  /** Subscribes a component to a part of the value. */
  useSelected<Part>(select: (value: Value) => Part): Part
}

/**
 * A value in localStorage, synchronised between tabs, or in the tab's sessionStorage. Without access to the storage the
 * value lasts until the document is left.
 */
export function createLocalStorageStore<Value>(
  key: string,
  empty: Value,
  parse: (stored: unknown) => Value,
  storage: () => Storage = () => localStorage,
): LocalStorageStore<Value> {
  const listeners = new Set<() => void>()
  let current: Value | undefined

  const readStored = (): Value => {
    try {
      const text = storage().getItem(key)
      return text === null ? empty : parse(JSON.parse(text))
    } catch {
      return empty
    }
  }
  const get = () => (current ??= readStored())
  const notify = () => listeners.forEach((listener) => listener())
  const onStorage = (event: StorageEvent) => {
    if (event.key !== key && event.key !== null) return
    current = readStored()
    notify()
  }
  const subscribe = (listener: () => void) => {
    if (listeners.size === 0) addEventListener('storage', onStorage)
    listeners.add(listener)
    return () => {
      listeners.delete(listener)
      if (listeners.size === 0) removeEventListener('storage', onStorage)
    }
  }
  return {
    get,
    set(value) {
      current = value
      try {
        if (value === empty) storage().removeItem(key)
        else storage().setItem(key, JSON.stringify(value))
      } catch {
        // Storage is full or forbidden: this tab still has the value in memory.
      }
      notify()
    },
    use: () => useSyncExternalStore(subscribe, get, () => empty),
    useSelected: (select) =>
      useSyncExternalStore(
        subscribe,
        () => select(get()),
        () => select(empty),
      ),
  }
}
