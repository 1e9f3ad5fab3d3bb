import { afterNextFrame } from './after-next-frame.ts'

/** A value outside of React that components subscribe to with `useSyncExternalStore`. */
interface Store<State> {
  get(): State
  set(state: State): void
  subscribe(listener: () => void): () => void
}

export function createStore<State>(initial: State): Store<State> {
  const listeners = new Set<() => void>()
  let state = initial
  return {
    get: () => state,
    set(next) {
      state = next
      for (const listener of listeners) listener()
    },
    subscribe(listener) {
      listeners.add(listener)
      return () => void listeners.delete(listener)
    },
  }
}

type Subscribe = Store<unknown>['subscribe']

/** Calls listeners once the browser has painted the change: all together, because each request for a frame delays that frame. */
export function paintedFirst(subscribe: Subscribe): Subscribe {
  const listeners = new Set<() => void>()
  let isWaiting = false
  subscribe(() => {
    if (isWaiting) return
    isWaiting = true
    afterNextFrame(() => {
      isWaiting = false
      for (const listener of listeners) listener()
    })
  })
  return (listener) => {
    listeners.add(listener)
    return () => void listeners.delete(listener)
  }
}
