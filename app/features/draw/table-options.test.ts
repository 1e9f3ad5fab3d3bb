import { expect, test } from 'vitest'
import type { Scene } from '#artist/scene.ts'
import { createOrder, emptyTable, tableOfScene } from './table-options.ts'

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

test('an empty table orders nothing', () => {
  expect(createOrder(emptyTable('  '), 'en')).toBeUndefined()
})

test('a wish is ordered with its options and a clean title', () => {
  const table = { ...emptyTable('a cat '), heading: ' For\u200b  Mia ', seed: 3 }
  expect(createOrder(table, 'de')).toEqual({
    wish: {
      prompt: 'a cat',
      language: 'de',
      style: 'cartoon',
      difficulty: undefined,
      orientation: 'portrait',
      seed: 3,
      banner: 'For Mia',
    },
  })
})

test('an opened picture is ordered as it was', () => {
  expect(createOrder(tableOfScene(scene), 'en')).toEqual({
    scene: { ...scene, held: undefined },
    language: 'en',
  })
})

test('another style of an opened picture has the difficulty of that style, unless one was chosen', () => {
  const table = { ...tableOfScene(scene), style: 'detailed' as const }
  expect(createOrder(table, 'en')).toMatchObject({ scene: { style: 'detailed', difficulty: 'hard' } })
  expect(createOrder({ ...table, difficulty: 'easy' }, 'en')).toMatchObject({
    scene: { difficulty: 'easy', held: true },
  })
})
