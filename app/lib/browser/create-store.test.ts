import { afterEach, expect, test, vi } from 'vitest'
import { createStore, paintedFirst } from './create-store.ts'

afterEach(() => void vi.unstubAllGlobals())

test('listeners that wait for the paint share one frame, and see the last of several changes', async () => {
  const frames: (() => void)[] = []
  vi.stubGlobal('requestAnimationFrame', (callback: () => void) => frames.push(callback))
  const store = createStore(0)
  const subscribe = paintedFirst(store.subscribe)
  const seen: string[] = []
  subscribe(() => seen.push(`first ${store.get()}`))
  const unsubscribe = subscribe(() => seen.push('second'))
  subscribe(() => seen.push(`third ${store.get()}`))
  unsubscribe()
  store.set(1)
  store.set(2)
  expect([frames.length, seen]).toEqual([1, []])
  frames[0]!()
  await vi.waitFor(() => expect(seen).toEqual(['first 2', 'third 2']))
  store.set(3)
  expect(frames).toHaveLength(2)
})
