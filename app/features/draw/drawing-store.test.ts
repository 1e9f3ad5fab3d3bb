import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { NO_WORDS } from '#domain/pages/wish-outcome.ts'
import { createDrawingStore, type DrawingState } from './drawing-store.ts'
import type { Drawing, DrawingRequest } from './worker/messages.ts'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

/** A scene as far as the store reads it. */
const scene = (prompt: string) => ({ wish: { unknown: [prompt] } }) as unknown as Drawing['scene']
const wish = (prompt: string): DrawingRequest => ({
  wish: { prompt, language: 'en', style: 'cartoon', seed: 1 },
})

function createTable({ fails = false } = {}) {
  const read: string[] = []
  const drawn: string[] = []
  /** What the table shows while a wish is drawn. */
  const shown: DrawingState[] = []
  const artist: Parameters<typeof createDrawingStore>[0] = {
    understand: async (request) => {
      const prompt = 'wish' in request ? request.wish.prompt : ''
      read.push(prompt)
      return {
        scene: scene(prompt),
        title: prompt,
        description: '',
        outcome: NO_WORDS,
        isEmpty: prompt === 'qwertz',
        ideas: prompt === 'qwertz' ? ['Cat on the Moon'] : [],
      }
    },
    draw: async ({ request, onFirstLines }) => {
      const prompt = 'wish' in request ? request.wish.prompt : ''
      drawn.push(prompt)
      onFirstLines?.(`lines of ${prompt}`)
      shown.push(store.getState())
      if (fails) throw new Error('worker-failed')
      return {
        scene: { ...scene(prompt), orientation: 'landscape' },
        ideas: [],
        title: '',
        description: '',
        outcome: NO_WORDS,
        isEmpty: false,
        svg: '',
        picture: { nouns: [], seed: 1, shape: 0.7, isMandala: false, figures: [] },
      }
    },
  }
  const store = createDrawingStore(
    artist,
    async (request) => 'wish' in request && request.wish.prompt === 'rude',
  )
  return { store, read, drawn, shown }
}

test('the picture follows the wish after a pause in typing', async () => {
  const { store, drawn } = createTable()
  for (const prompt of ['a', 'a c', 'a cat']) store.request(wish(prompt))
  await vi.runAllTimersAsync()
  expect(drawn).toEqual(['a cat'])
  expect(store.getState()).toMatchObject({ status: 'idle', drawing: { scene: scene('a cat') } })
})

test('a wish is read while its pause lasts, so that nothing but the drawing is left to do', async () => {
  const { store, read, drawn } = createTable()
  for (const prompt of ['a', 'a cat']) store.request(wish(prompt))
  await vi.advanceTimersByTimeAsync(100)
  expect([read, drawn]).toEqual([['a cat'], []])
  await vi.runAllTimersAsync()
  expect([read, drawn]).toEqual([['a cat'], ['a cat']])
})

test('the first lines are shown until the drawing is finished, and never beside the next one', async () => {
  const { store, shown } = createTable()
  for (const prompt of ['a cat', 'a dog']) {
    store.request(wish(prompt))
    await vi.runAllTimersAsync()
    expect(shown.pop()).toMatchObject({ status: 'drawing', firstLines: `lines of ${prompt}` })
    expect(store.getState().firstLines).toBeUndefined()
  }
})

test('a refused wish is not drawn and leaves the last picture on the table', async () => {
  const { store, drawn } = createTable()
  store.request(wish('a cat'))
  await vi.runAllTimersAsync()
  store.request(wish('rude'))
  await vi.runAllTimersAsync()
  expect(drawn).toEqual(['a cat'])
  expect(store.getState()).toMatchObject({ status: 'refused', drawing: { scene: scene('a cat') } })
})

test('a wish that cannot be drawn leaves the last picture on the table', async () => {
  const { store } = createTable()
  store.request(wish('a cat'))
  await vi.runAllTimersAsync()
  store.request(wish('qwertz'))
  await vi.runAllTimersAsync()
  expect(store.getState()).toMatchObject({
    status: 'nothing-drawable',
    drawing: { scene: scene('a cat') },
    ideas: ['Cat on the Moon'],
  })
})

test('a change that leaves the scene as it was draws nothing, although the drawing has chosen an orientation', async () => {
  const { store, drawn } = createTable()
  store.request(wish('a cat'))
  await vi.runAllTimersAsync()
  store.request({ wish: { prompt: 'a cat', language: 'en', style: 'cartoon', seed: 2 } })
  await vi.runAllTimersAsync()
  expect(drawn).toEqual(['a cat'])
  expect(store.getState()).toMatchObject({ status: 'idle', drawing: { scene: { orientation: 'landscape' } } })
})

test('an empty wish clears the table', async () => {
  const { store } = createTable()
  store.request(wish('a cat'))
  await vi.runAllTimersAsync()
  store.request(undefined)
  expect(store.getState()).toEqual({ status: 'idle' })
})

test('a failed drawing is reported and can be repeated', async () => {
  const { store, drawn } = createTable({ fails: true })
  store.request(wish('a cat'))
  await vi.runAllTimersAsync()
  expect(store.getState().status).toBe('failed')
  store.retry()
  await vi.runAllTimersAsync()
  expect(drawn).toEqual(['a cat', 'a cat'])
})
