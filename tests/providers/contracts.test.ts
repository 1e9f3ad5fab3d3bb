import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { LANGUAGES } from '#domain/text/languages.ts'
import { createHostedProviders } from '#providers/hosted/create-hosted-providers.ts'
import { createArtistImageProvider } from '#providers/images/artist/artist-image-provider.ts'
import type { ImageProvider, ImageRequest } from '#providers/images/image-provider.ts'
import { type AiServer, startAiServer } from '../support/services/ai-server.ts'
import { API_KEY, settingsFor } from './hosted-ai-fixture.ts'
import { sharedArtist } from '#tests/support/drawing/shared-artist.ts'

let server: AiServer
beforeAll(async () => {
  server = await startAiServer()
})
afterAll(async () => {
  await server.close()
})
beforeEach(() => {
  server.requests.length = 0
  server.behaviour = { image: 'page', text: 'ok', speech: 'ok', moderation: 'allowed' }
})

const imageRequest = (changes: Partial<ImageRequest> = {}): ImageRequest => ({
  prompt: 'a cat on the moon',
  style: 'cartoon',
  seed: 5,
  language: 'en',
  signal: AbortSignal.timeout(90_000),
  ...changes,
})

const PROVIDERS: [string, () => ImageProvider, sourceOfNew: string, sourceOfChanged: string][] = [
  ['the artist', () => createArtistImageProvider(sharedArtist), 'algorithmic', 'algorithmic'],
  [
    'OpenAI',
    () => createHostedProviders(settingsFor(server, 'openai'), sharedArtist).images!,
    'trained',
    'composite',
  ],
  [
    'a compatible server',
    () => createHostedProviders(settingsFor(server), sharedArtist).images!,
    'trained',
    'composite',
  ],
]

describe.each(PROVIDERS)('%s', (_, createProvider, sourceOfNew, sourceOfChanged) => {
  test('draws a wish as a page that passes the quality gate, with texts in six languages and its source', async () => {
    const drawn = await createProvider().draw(imageRequest())
    expect(drawn.verdict).toMatchObject({ pass: true, reasons: [] })
    expect(drawn.svg).toMatch(/^<svg[^]*<\/svg>\n$/)
    expect(drawn.source).toBe(sourceOfNew)
    for (const language of LANGUAGES) expect(drawn.texts[language].title).toMatch(/\p{L}/u)
    expect(drawn.scene === undefined).toBe(sourceOfNew === 'trained')
  })

  test('changes an existing page', async () => {
    const base = await createArtistImageProvider(sharedArtist).draw(
      imageRequest({ prompt: 'a horse on a meadow' }),
    )
    const drawn = await createProvider().draw(
      imageRequest({ prompt: 'at night', base: { scene: base.scene, svg: base.svg } }),
    )
    expect([drawn.source, drawn.verdict.pass]).toEqual([sourceOfChanged, true])
  })

  test('does nothing after its signal is aborted', async () => {
    await expect(createProvider().draw(imageRequest({ signal: AbortSignal.abort() }))).rejects.toThrow()
    expect(server.requests.filter(({ path }) => path.includes('images'))).toEqual([])
  })
})

test('a model gets a prompt for line art, the base picture and the API key', async () => {
  const { images } = createHostedProviders(settingsFor(server), sharedArtist)
  const base = await createArtistImageProvider(sharedArtist).draw(imageRequest())
  await images!.draw(imageRequest({ base: { svg: base.svg } }))
  const [sent] = server.requests.filter(({ path }) => path === '/v1/images/edits')
  expect(sent!.body).toContain('coloring book')
  expect(sent!.body).toMatch(/RIFF[^]{4}WEBP/)
  expect(sent!.authorization).toBe(`Bearer ${API_KEY}`)
})

test('a picture that the service returns as a URL is fetched', async () => {
  server.behaviour.image = 'url'
  const drawn = await createHostedProviders(settingsFor(server), sharedArtist).images!.draw(imageRequest())
  expect(drawn.verdict.pass).toBe(true)
})

test('without a text model the texts come from the lexicon', async () => {
  const settings = settingsFor(server)
  const { images } = createHostedProviders({ ...settings, models: { image: 'gpt-image-1' } }, sharedArtist)
  const drawn = await images!.draw(imageRequest())
  expect(drawn.texts.de.title).toMatch(/Katze/)
  expect(drawn.topic).toBe('animals')
})

test('if the text model fails, the page gets texts from the lexicon', async () => {
  server.behaviour.text = 'down'
  const drawn = await createHostedProviders(settingsFor(server), sharedArtist).images!.draw(imageRequest())
  expect(drawn.texts.en.title).toMatch(/Cat/)
})

test('speech is transcribed in the requested language', async () => {
  const { speech } = createHostedProviders(settingsFor(server), sharedArtist)
  const audio = new Uint8Array([0x1a, 0x45, 0xdf, 0xa3, 0, 0, 0, 0])
  const transcript = await speech!.transcribe({
    audio,
    mediaType: 'audio/webm',
    language: 'de',
    signal: AbortSignal.timeout(30_000),
  })
  expect(transcript.text).toBe('a cat on the moon')
  expect(server.requests[0]!.body).toMatch(/name="language"\r\n\r\nde/)
})

test('the translation prompt names the kind of text', async () => {
  const { translation } = createHostedProviders(settingsFor(server), sharedArtist)
  const text = { text: 'A cat', from: 'en', to: 'de', kind: 'page_title' } as const
  expect(await translation!.translate({ ...text, signal: AbortSignal.timeout(30_000) })).toBe('Eine Katze')
  expect(server.requests[0]!.body).toMatch(/title of a coloring page.*English.*German/)
})

test('hosted moderation is the second check and gets no text that our own check refuses', async () => {
  const { moderation } = createHostedProviders(settingsFor(server), sharedArtist)
  expect(await moderation.refusalOf('a cat', 'en')).toBeUndefined()
  server.behaviour.moderation = 'flagged'
  expect(await moderation.refusalOf('a cat', 'en')).toBe('not-for-children')
  server.requests.length = 0
  expect(await moderation.refusalOf('a naked woman', 'en')).toBe('not-for-children')
  expect(server.requests).toEqual([])
})
