import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { LANGUAGES } from '#domain/languages.ts'
import { openHosted } from '#providers/hosted/open-hosted.ts'
import { createArtistImages } from '#providers/images/artist/artist-images.ts'
import { type ArtistWorkers, createArtistWorkers } from '#providers/images/artist/workers.ts'
import type { ImageProvider, PictureWish } from '#providers/images/image-provider.ts'
import { type AiServer, startAiServer } from '../support/ai-server.ts'
import { KEY, rememberingArtist, settingsFor } from './open-ai.ts'

let server: AiServer
let artist: ArtistWorkers
beforeAll(async () => {
  server = await startAiServer()
  artist = rememberingArtist(createArtistWorkers({ most: 1, timeoutMs: 90_000 }))
})
afterAll(async () => {
  artist.close()
  await server.close()
})
beforeEach(() => {
  server.asked.length = 0
  server.manners = { image: 'page', text: 'well', speech: 'well', moderation: 'fit' }
})

const wish = (rest: Partial<PictureWish> = {}): PictureWish => ({
  prompt: 'a cat on the moon',
  style: 'cartoon',
  seed: 5,
  language: 'en',
  signal: AbortSignal.timeout(90_000),
  ...rest,
})

const PROVIDERS: [string, () => ImageProvider, created: string, changed: string][] = [
  ['the artist', () => createArtistImages(artist), 'algorithmic', 'algorithmic'],
  ['OpenAI', () => openHosted(settingsFor(server, 'openai'), artist).images!, 'trained', 'composite'],
  [
    'a server that speaks like it',
    () => openHosted(settingsFor(server), artist).images!,
    'trained',
    'composite',
  ],
]

describe.each(PROVIDERS)('%s', (_, open, created, changed) => {
  test('draws a wish as a page that passed the gate, with texts in six languages and the mark of its source', async () => {
    const drawn = await open().draw(wish())
    expect(drawn.verdict).toMatchObject({ pass: true, reasons: [] })
    expect(drawn.svg).toMatch(/^<svg[^]*<\/svg>\n$/)
    expect(drawn.source).toBe(created)
    for (const language of LANGUAGES) expect(drawn.texts[language].title).toMatch(/\p{L}/u)
    expect(drawn.scene === undefined).toBe(created === 'trained')
  })

  test('changes a page that is there', async () => {
    const base = await createArtistImages(artist).draw(wish({ prompt: 'a horse on a meadow' }))
    const drawn = await open().draw(wish({ prompt: 'at night', base: { scene: base.scene, svg: base.svg } }))
    expect([drawn.source, drawn.verdict.pass]).toEqual([changed, true])
  })

  test('does nothing for somebody who has left', async () => {
    await expect(open().draw(wish({ signal: AbortSignal.abort() }))).rejects.toThrow()
    expect(server.asked.filter(({ path }) => path.includes('images'))).toEqual([])
  })
})

test('a model is asked for clean line art, gets the base picture, and the key goes to its own server alone', async () => {
  const { images } = openHosted(settingsFor(server), artist)
  const base = await createArtistImages(artist).draw(wish())
  await images!.draw(wish({ base: { svg: base.svg } }))
  const [asked] = server.asked.filter(({ path }) => path === '/v1/images/edits')
  expect(asked!.body).toContain('coloring book')
  expect(asked!.body).toMatch(/RIFF[^]{4}WEBP/)
  expect(asked!.authorization).toBe(`Bearer ${KEY}`)
})

test('a picture at an address of the service itself is fetched', async () => {
  server.manners.image = 'url'
  const drawn = await openHosted(settingsFor(server), artist).images!.draw(wish())
  expect(drawn.verdict.pass).toBe(true)
})

test('without a text model the words come from the lexicon', async () => {
  const settings = settingsFor(server)
  const { images } = openHosted({ ...settings, models: { image: 'gpt-image-1' } }, artist)
  const drawn = await images!.draw(wish())
  expect(drawn.texts.de.title).toMatch(/Katze/)
  expect(drawn.topic).toBe('animals')
})

test('a text model that is busy costs the page its own words, not its life', async () => {
  server.manners.text = 'down'
  const drawn = await openHosted(settingsFor(server), artist).images!.draw(wish())
  expect(drawn.texts.en.title).toMatch(/Cat/)
})

test('speech becomes words in the language that was asked for', async () => {
  const { speech } = openHosted(settingsFor(server), artist)
  const audio = new Uint8Array([0x1a, 0x45, 0xdf, 0xa3, 0, 0, 0, 0])
  const heard = await speech!.transcribe({
    audio,
    mediaType: 'audio/webm',
    language: 'de',
    signal: AbortSignal.timeout(30_000),
  })
  expect(heard.text).toBe('a cat on the moon')
  expect(server.asked[0]!.body).toMatch(/name="language"\r\n\r\nde/)
})

test('a text is translated as the kind of text it is', async () => {
  const { translation } = openHosted(settingsFor(server), artist)
  const text = { text: 'A cat', from: 'en', to: 'de', kind: 'page_title' } as const
  expect(await translation!.translate({ ...text, signal: AbortSignal.timeout(30_000) })).toBe('Eine Katze')
  expect(server.asked[0]!.body).toMatch(/title of a coloring page.*English.*German/)
})

test('the hosted check has the second word, and never sees what our own refuses', async () => {
  const { moderation } = openHosted(settingsFor(server), artist)
  expect(await moderation.isFitForChildren('a cat', 'en')).toBe(true)
  server.manners.moderation = 'unfit'
  expect(await moderation.isFitForChildren('a cat', 'en')).toBe(false)
  server.asked.length = 0
  expect(await moderation.isFitForChildren('a naked woman', 'en')).toBe(false)
  expect(server.asked).toEqual([])
})
