import type { Page } from '@playwright/test'
import type { Drawing, DrawingRequest } from '#app/features/draw/worker/messages.ts'
import type { Artist } from '#artist/artist.ts'
import { diagramOf } from '#artist/diagrams/diagram-of-wish.ts'
import type { Scene } from '#artist/scene.ts'
import { DIFFICULTIES, STYLES } from '#domain/pages/creation-options.ts'
import { createLocalArtist } from '#providers/images/artist/create-local-artist.ts'
import { expect, test } from '../support/browser/visitor-test.ts'

test.use({ sharesSite: true })

/** The first ones are drawn in `npm test`: a joined pair, a diagram, a landmark and a feast. */
const WISHES = [
  'a cat driving a fire engine in the city',
  'the water cycle',
  'the Brandenburg Gate',
  'Christmas with Santa Claus and a reindeer',
  'two rabbits in the snow',
  'an astronaut on the moon',
  'the life cycle of a butterfly',
  'a mermaid with a fish',
  'a dragon reading in a castle',
  'Halloween with a ghost and a pumpkin',
  'a horse on the farm',
  'the solar system',
  'a pirate ship at sea',
  'a girl in front of the Eiffel Tower',
  'an elephant in the savanna',
  'a birthday party with a cake',
  'a witch on a broom at night',
  'a mandala with a flower',
  'a butterfly on a flower',
  'Easter with an egg and a bunny',
  'the parts of a plant',
  'Big Ben in the rain',
  'the letter B with a bear',
  'a hedgehog with an umbrella',
  'a koala in a tree',
]
/** Every fourth scene was changed by hand: its first figure was moved and made smaller. */
const TOUCHED_STEP = 4
const TOUCHED_PLACEMENT = { x: 0.35, y: 0.85, size: 0.35 }

/** Calls the artist's worker of the site as the table does. */
async function startWorker(page: Page) {
  const script = page.waitForRequest(/artist-worker/)
  await page.goto('/en/draw')
  await page.evaluate(
    (url) => {
      const worker = new Worker(url, { type: 'module' })
      Object.assign(globalThis, {
        draw: (input: unknown) =>
          new Promise((resolve, reject) => {
            worker.onmessage = ({ data }) =>
              data.error ? reject(new Error(data.error)) : resolve(data.output)
            worker.postMessage({ id: 1, name: 'draw', input }, [])
          }),
      })
    },
    (await script).url(),
  )
  return (order: DrawingRequest): Promise<Drawing> =>
    page.evaluate(
      (input) => (globalThis as unknown as { draw(o: unknown): Promise<Drawing> }).draw(input),
      order,
    )
}

function sceneAt(artist: Artist, at: number): Scene {
  const created = artist.createScene({
    prompt: WISHES[at % WISHES.length]!,
    language: 'en',
    style: STYLES[(at + Math.floor(at / WISHES.length)) % STYLES.length]!,
    difficulty: [undefined, ...DIFFICULTIES][at % 4],
    orientation: at % 3 === 2 ? 'landscape' : 'portrait',
    seed: at + 1,
  })
  const { wish } = created
  const [first, ...others] = wish.figures
  const isTouched = at % TOUCHED_STEP === 2 && first && !wish.mandala && !diagramOf(wish)
  return isTouched
    ? { ...created, wish: { ...wish, figures: [{ ...first, placement: TOUCHED_PLACEMENT }, ...others] } }
    : created
}

for (const [count, tag] of [
  [4, ''],
  [100, ' @prove'],
] as const)
  test(`the browser draws ${count} scenes as the server does, and a link opens one of them${tag}`, async ({
    page,
  }) => {
    // A hundred pages are drawn twice.
    test.setTimeout(60_000 + count * 15_000)
    const draw = await startWorker(page)
    const artist = await createLocalArtist()
    let link: string | undefined
    let svg = ''
    for (let at = 0; at < count; at++) {
      const scene = sceneAt(artist, at)
      const onServer = artist.draw(scene)
      ;({ link, svg } = await draw({ scene, language: 'en' }))
      const name = `${WISHES[at % WISHES.length]!}, ${scene.style}, scene ${at}`
      // The same bytes have the same regions and pixels.
      expect.soft(svg === onServer.svg, name).toBe(true)
    }
    await page.goto(`/en/draw#${link!}`)
    const picture = page.getByRole('img', { name: /\./ }).first()
    await expect(picture).toHaveAttribute('src', `data:image/svg+xml,${encodeURIComponent(svg)}`)
    await expect(page).toHaveURL(/\/en\/draw$/)
  })
