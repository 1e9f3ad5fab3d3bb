// Drawings of the drawing table that become pages of an account: the server checks the scene and draws it again.
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Artist } from '#artist/artist.ts'
import { createLocalArtist } from '#providers/images/artist/create-local-artist.ts'
import { type Account, type FunctionSite, createFunctionSite } from './function-site.ts'

const NAME = 'generate-ai-coloring-page'
let site: FunctionSite
let anna: Account
let artist: Artist

beforeAll(async () => {
  ;[site, artist] = await Promise.all([createFunctionSite(), createLocalArtist()])
  anna = await site.createAccount()
})
afterAll(() => site.close())

const sceneOf = (prompt: string, banner?: string) =>
  artist.createScene({ prompt, language: 'en', style: 'cartoon', seed: 11, banner })
const pagesOf = ({ id }: Account) => site.sql`select id from public.coloring_pages where created_by = ${id}`

test('a drawing is saved as a private page that the server draws from its scene', async () => {
  const scene = sceneOf('two cats in the forest', 'Mia')
  const { status, body } = await site.call(NAME, { scene }, { account: anna })
  expect([status, body.success]).toEqual([200, true])
  const page = body.page as {
    id: string
    slug: string
    status: string
    created_by: string
    thumbnail_url: string
  }
  expect(page).toMatchObject({ status: 'draft', created_by: anna.id })
  expect(await (await site.fetchFile(page.thumbnail_url)).text()).toBe(artist.draw(scene).svg)
  const [stored] = await site.sql`select scene from public.page_scenes where page_id = ${page.id}`
  expect(stored!.scene).toMatchObject({ seed: 11, banner: 'Mia', wish: { setting: 'forest' } })
})

test.each<[string, () => unknown, number, string]>([
  ['a scene with an unknown figure', () => badScene('weapon-x'), 400, 'bad-input'],
  ['a picture instead of a scene', () => ({ svg: '<svg onload="alert(1)"/>' }), 400, 'bad-input'],
  ['a title that is not for children', () => sceneOf('a cat', 'a naked woman'), 422, 'not-for-children'],
])('%s is refused and nothing is stored', async (_, scene, status, code) => {
  const ben = await site.createAccount()
  const response = await site.call(NAME, { scene: scene() }, { account: ben })
  expect([response.status, response.body.code]).toEqual([status, code])
  expect(await pagesOf(ben)).toHaveLength(0)
})

test('a visitor without an account cannot save a drawing on the server', async () => {
  expect((await site.call(NAME, { scene: sceneOf('a cat') })).status).toBe(401)
})

function badScene(noun: string) {
  const scene = sceneOf('a cat')
  scene.wish.figures[0]!.noun = noun
  return scene
}
