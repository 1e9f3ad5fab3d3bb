import { encodeScene } from '#app/features/draw/worker/scene-link.ts'
import { createLocalArtist } from '#providers/images/artist/create-local-artist.ts'
import { findFirefox, startFirefox } from '../support/browser/other-browsers/firefox.ts'
import type { OtherBrowser } from '../support/browser/other-browsers/other-browser.ts'
import { findWebKit, startWebKit } from '../support/browser/other-browsers/webkit.ts'
import { houseSvg, storeDrawing } from '../support/drawing/drawn-page.ts'
import { expect, test } from '../support/browser/visitor-test.ts'

const SLUG = 'friendly-cat'
const CANVAS = '[data-coloring-canvas] canvas'

const [firefox, webKit] = [findFirefox(), findWebKit()]
/** Only those that are installed; nothing is downloaded for this test. */
const browsers: [name: string, start: () => Promise<OtherBrowser>][] = [
  ...(firefox ? [['Firefox', () => startFirefox(firefox)] as const] : []),
  ...(webKit ? [['WebKitGTK', () => startWebKit(webKit)] as const] : []),
].map(([name, start]) => [name, start])

/** The color in the middle of the picture, and whether it is stored. */
const COLORED = `(() => {
  const canvas = document.querySelector('${CANVAS}')
  const [red, green, blue] = canvas.getContext('2d').getImageData(canvas.width / 2, canvas.height / 2, 1, 1).data
  return [red > green, red > blue, document.querySelector('[data-saved]').dataset.saved].join()
})()`

for (const [name, start] of browsers)
  test(`${name} draws the same picture as the server, and colors a page @prove`, async ({ site }) => {
    await storeDrawing(site, SLUG, { svg: houseSvg() })
    const artist = await createLocalArtist()
    const request = { prompt: 'a cat and a dog in the garden', language: 'en', style: 'cartoon' } as const
    const scene = artist.createScene({ ...request, seed: 5 })
    const { svg } = artist.draw(scene)
    const browser = await start()
    try {
      await browser.open(`${site.url}/en/draw#${await encodeScene(scene)}`)
      await expect
        .poll(() => browser.evaluate(`document.querySelector('[data-picture] > img')?.src ?? ''`))
        .toBe(`data:image/svg+xml,${encodeURIComponent(svg)}`)

      await browser.open(`${site.url}/en/color/${SLUG}`)
      await expect
        .poll(() => browser.evaluate(`Boolean(document.querySelector('${CANVAS}')?.style.width)`))
        .toBe(true)
      const middle = await browser.evaluate(
        `(({ x, y, width, height }) => [x + width / 2, y + height / 2].join())(document.querySelector('${CANVAS}').getBoundingClientRect())`,
      )
      const [x, y] = String(middle).split(',').map(Number)
      await browser.tap(x!, y!)
      await expect.poll(() => browser.evaluate(COLORED)).toBe('true,true,saved')
    } finally {
      await browser.close()
    }
  })
