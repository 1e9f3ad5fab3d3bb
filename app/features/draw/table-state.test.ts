import { expect, test } from 'vitest'
import type { Scene } from '#artist/scene.ts'
import { createDrawingRequest, emptyTable, tableOfScene } from './table-state.ts'

const scene: Scene = {
  version: 1,
  wish: { language: 'en', figures: [], setting: 'forest', unknown: [] },
  style: 'simple',
  difficulty: 'easy',
  seed: 5,
  orientation: 'landscape',
  frame: true,
  banner: 'Mia',
}

test('an empty table requests nothing', () => {
  expect(createDrawingRequest(emptyTable('  '), 'en')).toBeUndefined()
})

test('a wish is requested with its options and a clean title', () => {
  const table = { ...emptyTable('a cat '), heading: ' For\u200b  Mia ', seed: 3 }
  expect(createDrawingRequest(table, 'de')).toEqual({
    wish: {
      prompt: 'a cat',
      language: 'de',
      style: 'cartoon',
      difficulty: undefined,
      orientation: undefined,
      seed: 3,
      banner: 'For Mia',
    },
  })
})

test('an opened picture is requested as it was', () => {
  expect(createDrawingRequest(tableOfScene(scene), 'en')).toEqual({
    scene: { ...scene, held: undefined },
    language: 'en',
  })
})

test('the attempt of an opened picture is drawn again, unless an option changes', () => {
  const drawn = { ...scene, attempt: { tries: 2, effort: 1 } }
  const table = tableOfScene(drawn)
  expect(createDrawingRequest(table, 'en')).toMatchObject({ scene: { attempt: drawn.attempt } })
  for (const change of [{ seed: 6 }, { style: 'detailed' as const }, { heading: 'Ben' }])
    expect(createDrawingRequest({ ...table, ...change }, 'en')).not.toHaveProperty('scene.attempt')
})

test('an opened picture keeps its orientation until the user chooses one, and the next wish has its own', () => {
  const table = tableOfScene(scene)
  expect(createDrawingRequest(table, 'en')).toMatchObject({ scene: { orientation: 'landscape' } })
  expect(createDrawingRequest({ ...table, orientation: 'portrait' }, 'en')).toMatchObject({
    scene: { orientation: 'portrait' },
  })
  const typed = createDrawingRequest({ ...table, scene: undefined, wish: 'a giraffe' }, 'en')
  expect(typed).toMatchObject({ wish: { orientation: undefined } })
})

test('another style of an opened picture has the difficulty of that style, unless one was chosen', () => {
  const table = { ...tableOfScene(scene), style: 'detailed' as const }
  expect(createDrawingRequest(table, 'en')).toMatchObject({
    scene: { style: 'detailed', difficulty: 'hard' },
  })
  expect(createDrawingRequest({ ...table, difficulty: 'easy' }, 'en')).toMatchObject({
    scene: { difficulty: 'easy', held: true },
  })
})
