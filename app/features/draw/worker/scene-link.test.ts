import { expect, test } from 'vitest'
import type { Scene } from '#artist/scene.ts'
import type { WishFigure } from '#artist/wish.ts'
import { MAX_SEED } from '#domain/pages/creation-options.ts'
import { decodeScene, encodeScene, MAX_LINK_LENGTH } from './scene-link.ts'

const figure = (noun: string, more: Partial<WishFigure> = {}): WishFigure => ({
  noun,
  count: 1,
  looks: ['happy'],
  wears: ['hat'],
  holds: [],
  verb: 'ride',
  pose: 'sit',
  ...more,
})
const scene = (figures: WishFigure[]): Scene => ({
  version: 1,
  wish: { language: 'en', figures, setting: 'forest', weather: 'rain', unknown: ['Mia', 'secret'] },
  style: 'cartoon',
  difficulty: 'easy',
  seed: MAX_SEED,
  orientation: 'portrait',
  frame: true,
  banner: 'For Mia',
})

test('a link holds the scene without anything that was typed', async () => {
  const given = scene([figure('cat'), figure('horse', { relation: { kind: 'with', to: 0 } })])
  const code = await encodeScene(given)
  expect(code).toMatch(/^1\.[\w-]+$/)
  const { banner: _, ...rest } = given
  expect(await decodeScene(code!)).toEqual({ ...rest, wish: { ...given.wish, unknown: [] } })
})

test('a written name is left out and relations still point to the right figures', async () => {
  const given = scene([
    figure('cat', { relation: { kind: 'beside', to: 1 } }),
    figure('name', { writes: 'Mia' }),
    figure('dog', { relation: { kind: 'with', to: 0 } }),
    figure('bird', { relation: { kind: 'on', to: 2 } }),
  ])
  const decoded = (await decodeScene((await encodeScene(given))!)) as Scene
  expect(decoded.wish.figures.map(({ noun, relation }) => [noun, relation?.to])).toEqual([
    ['cat', undefined],
    ['dog', 0],
    ['bird', 1],
  ])
  expect(JSON.stringify(decoded)).not.toContain('Mia')
})

test('the largest scene fits into a link', async () => {
  const nouns = Array.from({ length: 12 }, (_, at) =>
    figure(`some-long-noun-${at * 7919}`, { role: 'astronaut' }),
  )
  expect((await encodeScene(scene(nouns)))!.length).toBeLessThan(MAX_LINK_LENGTH)
})

test.each(['', '1', '1.', '1.!!!', '2.abc', `1.${'A'.repeat(3000)}`])(
  'the damaged link "%s" is no scene',
  async (code) => {
    expect(await decodeScene(code)).toBeUndefined()
  },
)

test('a link that expands to megabytes is refused', async () => {
  const bomb = new Blob(['"' + ' '.repeat(1_000_000) + '"'])
    .stream()
    .pipeThrough(new CompressionStream('deflate-raw'))
  const bytes = Buffer.from(await new Response(bomb).arrayBuffer())
  expect(await decodeScene(`1.${bytes.toString('base64url')}`)).toBeUndefined()
})
