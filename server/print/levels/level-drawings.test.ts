import { expect, test } from 'vitest'
import type { Scene } from '#artist/scene.ts'
import { createRenditionCache } from '../rendition-cache.ts'
import { createLevelDrawings } from './level-drawings.ts'

const SCENE = { version: 1, difficulty: 'medium', seed: 7 } as Scene

function createDrawings() {
  const stored = new Map<string, Uint8Array<ArrayBuffer>>()
  const drawn: Scene[] = []
  const drawLevel = createLevelDrawings({
    findScene: async (slug) => (slug === 'cat' ? SCENE : undefined),
    async draw(scene) {
      drawn.push(scene)
      return `<svg>${scene.difficulty}</svg>`
    },
    cache: createRenditionCache({
      log: { warn: () => {} },
      onStored: () => {},
      files: {
        get: async (key) => (stored.has(key) ? new Blob([stored.get(key)!]).stream() : undefined),
        async put(key, body) {
          stored.set(key, new Uint8Array(await new Response(body).arrayBuffer()))
          return { size: 1, etag: 'x' }
        },
      },
    }),
  })
  return { drawLevel, drawn }
}

test('the scene of a page is drawn in the requested level, once for each version of the page', async () => {
  const { drawLevel, drawn } = createDrawings()
  expect(await drawLevel('cat', 'one', 'easy')).toBe('<svg>easy</svg>')
  expect(await drawLevel('cat', 'one', 'easy')).toBe('<svg>easy</svg>')
  expect(await drawLevel('cat', 'one', 'hard')).toBe('<svg>hard</svg>')
  await drawLevel('cat', 'two', 'easy')
  expect(drawn.map(({ difficulty, held, seed }) => [difficulty, held, seed])).toEqual([
    ['easy', true, 7],
    ['hard', true, 7],
    ['easy', true, 7],
  ])
})

test('a page that the artist did not draw has no levels', async () => {
  await expect(createDrawings().drawLevel('photo', 'one', 'easy')).rejects.toMatchObject({
    code: 'artist-failed',
  })
})
