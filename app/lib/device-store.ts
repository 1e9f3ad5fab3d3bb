import { useSyncExternalStore } from 'react'

export interface DeviceStore<Value> {
  get(): Value
  set(value: Value): void
  /** Follows the value; on the server, which knows no device, it is the empty one. */
  use(): Value
}

/** Something kept in this browser, the same in all its tabs. Where nothing may be stored it lasts as long as the tab. */
export function createDeviceStore<Value>(
  key: string,
  empty: Value,
  read: (stored: unknown) => Value,
): DeviceStore<Value> {
  const listeners = new Set<() => void>()
  let current: Value | undefined

  const stored = (): Value => {
    try {
      const text = localStorage.getItem(key)
      return text === null ? empty : read(JSON.parse(text))
    } catch {
      return empty
    }
  }
  const get = () => (current ??= stored())
  const tell = () => listeners.forEach((listener) => listener())
  const follow = (event: StorageEvent) => {
    if (event.key !== key && event.key !== null) return
    current = stored()
    tell()
  }
  const subscribe = (listener: () => void) => {
    if (listeners.size === 0) addEventListener('storage', follow)
    listeners.add(listener)
    return () => {
      listeners.delete(listener)
      if (listeners.size === 0) removeEventListener('storage', follow)
    }
  }
  return {
    get,
    set(value) {
      current = value
      try {
        if (value === empty) localStorage.removeItem(key)
        else localStorage.setItem(key, JSON.stringify(value))
      } catch {
        // Full or forbidden: the tab still knows it.
      }
      tell()
    },
    use: () => useSyncExternalStore(subscribe, get, () => empty),
  }
}
