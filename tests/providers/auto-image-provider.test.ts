// Which wishes go to the hosted model with AI_IMAGE_USE=auto.
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { createHostedProviders } from '#providers/hosted/create-hosted-providers.ts'
import { createArtistImageProvider } from '#providers/images/artist/artist-image-provider.ts'
import { createAutoImageProvider } from '#providers/images/auto-image-provider.ts'
import type { ImageProvider } from '#providers/images/image-provider.ts'
import { type AiServer, startAiServer } from '../support/services/ai-server.ts'
import { settingsFor } from './hosted-ai-fixture.ts'
import { sharedArtist } from '#tests/support/drawing/shared-artist.ts'

let server: AiServer
let images: ImageProvider
beforeAll(async () => {
  server = await startAiServer()
  images = createAutoImageProvider({
    drawLocally: createArtistImageProvider(sharedArtist),
    hosted: createHostedProviders(settingsFor(server), sharedArtist).images!,
    artist: sharedArtist,
  })
})
afterAll(async () => {
  await server.close()
})
beforeEach(() => {
  server.requests.length = 0
  server.behaviour = { image: 'page', text: 'ok', speech: 'ok', moderation: 'allowed' }
})

const draw = (prompt: string) =>
  images.draw({ prompt, style: 'cartoon', seed: 5, language: 'en', signal: AbortSignal.timeout(90_000) })

test('a wish that the artist covers well costs nothing', async () => {
  const page = await draw('a cat on the moon')
  expect(page.source).toBe('algorithmic')
  expect(server.requests).toEqual([])
})

test.each(['a blorptang juggling three quuxes', 'a zombie on the balcony', 'qwertz uiop'])(
  'a wish that the artist covers badly goes to the hosted model: %s',
  async (prompt) => {
    expect((await draw(prompt)).source).toBe('trained')
    expect(server.requests.filter(({ path }) => path.startsWith('/v1/images'))).toHaveLength(1)
  },
)

test('if the service is down, the artist draws what it can and reports what is missing', async () => {
  server.behaviour.image = 'down'
  const page = await draw('a cat with a blorptang and a zombie')
  expect(page.source).toBe('algorithmic')
  expect(page.outcome).toMatchObject({ drawn: ['cat'], notDrawn: ['zombie'], unknown: ['blorptang'] })
})

test('if nothing can be drawn and the service is down, three ideas are offered', async () => {
  server.behaviour.image = 'down'
  await expect(draw('qwertz uiop')).rejects.toMatchObject({
    code: 'nothing-drawable',
    ideas: [expect.any(String), expect.any(String), expect.any(String)],
  })
})

test('a wish that the service refuses is not drawn by the artist either', async () => {
  server.behaviour.image = 'refuses'
  await expect(draw('a zombie on the balcony')).rejects.toMatchObject({ code: 'provider-refused' })
})
