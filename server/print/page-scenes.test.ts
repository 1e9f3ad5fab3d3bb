import { expect, test } from 'vitest'
import type { Scene } from '#artist/scene.ts'
import { createSceneHandler } from './page-scenes.ts'

const SCENE: Scene = {
  version: 2,
  wish: {
    language: 'en',
    figures: [{ noun: 'cat', count: 1, looks: [], wears: [], holds: [] }],
    unknown: ['flurbl'],
    words: [{ typed: 'kitty of Mia', kind: 'noun', id: 'cat' }],
  },
  style: 'cartoon',
  difficulty: 'easy',
  seed: 3,
  orientation: 'portrait',
  frame: true,
  outcome: { drawn: ['kitty of Mia'], drawnAs: [], toColor: [], notDrawn: [], unknown: ['flurbl'] },
}

const handler = createSceneHandler({
  findPage: async (slug) => (slug === 'hidden-page' ? undefined : { slug }),
  findScene: async (slug) => (slug === 'uploaded-page' ? undefined : SCENE),
})
const get = (path: string) => handler(new Request(`https://site.example${path}`))

test('the scene of a visible page is public, without the words that were typed', async () => {
  const response = await get('/scenes/a-cat.json')
  expect(response.status).toBe(200)
  const text = await response.text()
  expect(JSON.parse(text)).toMatchObject({ seed: 3, wish: { figures: [{ noun: 'cat' }], unknown: [] } })
  expect(text).not.toMatch(/Mia|flurbl/)
})

test.each(['/scenes/hidden-page.json', '/scenes/uploaded-page.json', '/scenes/a-cat', '/scenes/..%2fx.json'])(
  '%s is not found',
  async (path) => {
    expect((await get(path)).status).toBe(404)
  },
)
