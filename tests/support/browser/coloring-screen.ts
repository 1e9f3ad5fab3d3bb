import type { BrowserContext, Page } from '@playwright/test'
import type { ColoringAction } from '#domain/coloring/coloring-action.ts'
import type { RegionMap } from '#domain/coloring/region-map.ts'
import { expect } from './visitor-test.ts'

export const canvasOf = (page: Page) => page.locator('[data-coloring-canvas]')

/** Opens a page for coloring and waits until its drawing is there. */
export async function openColoring(page: Page, slug: string, language = 'en'): Promise<void> {
  await page.goto(`/${language}/color/${slug}`)
  await expect(canvasOf(page).locator('canvas').first()).toBeVisible()
}

/** Taps the middle of the canvas, which is inside the house of `houseSvg`. */
export async function tapHouse(page: Page): Promise<void> {
  const { x, y, width, height } = (await canvasOf(page).boundingBox())!
  await page.mouse.click(x + width / 2, y + height / 2)
}

/** Ends the tab as the operating system does when memory is short, and opens a new one. */
export async function killTab(context: BrowserContext, page: Page): Promise<Page> {
  const session = await context.newCDPSession(page)
  const crashed = page.waitForEvent('crash')
  session.send('Page.crash').catch(() => {})
  await crashed
  await page.close()
  return context.newPage()
}

/** The actions of the only coloring on this device, as they are stored. */
export const storedActions = (page: Page): Promise<ColoringAction[]> =>
  page.evaluate(
    () =>
      new Promise((resolve, reject) => {
        const opening = indexedDB.open('colorami')
        opening.onerror = () => reject(opening.error!)
        opening.onsuccess = () => {
          const reading = opening.result
            .transaction('coloringActions')
            .objectStore('coloringActions')
            .getAll()
          reading.onsuccess = () => {
            resolve(reading.result.map(({ action }) => action))
            opening.result.close()
          }
        }
      }),
  )

/** Where a point of the page is in the window while the whole page is shown. */
export async function windowPoint(
  page: Page,
  { width, height }: RegionMap,
  [x, y]: readonly [number, number],
): Promise<[number, number]> {
  const box = (await canvasOf(page).boundingBox())!
  const scale = Math.min((box.width - 16) / width, (box.height - 16) / height)
  return [
    box.x + (box.width - width * scale) / 2 + x * scale,
    box.y + (box.height - height * scale) / 2 + y * scale,
  ]
}

/**
 * Counts the pixels inside the filled regions, those of them that are white although the region is filled, and those of other regions
 * that have a color.
 */
export const readPixels = (page: Page, regionMap: RegionMap, filled: readonly number[] = [0]) =>
  page.evaluate(
    ({ width, height, regions, filledRegions }) => {
      const [colors, ink] = [...document.querySelectorAll<HTMLCanvasElement>('[data-coloring-canvas] canvas')]
      // Read from copies, because reading the canvases themselves makes the browser warn and paint slower.
      const copy = (...layers: HTMLCanvasElement[]) => {
        const canvas = document.createElement('canvas')
        canvas.width = colors!.width
        canvas.height = colors!.height
        const context = canvas.getContext('2d', { willReadFrequently: true })!
        context.globalCompositeOperation = 'multiply'
        for (const layer of layers) context.drawImage(layer, 0, 0)
        return context.getImageData(0, 0, canvas.width, canvas.height)
      }
      const shown = copy(colors!, ink!)
      const [painted, result] = [copy(colors!).data, shown.data]
      const scale = Math.min((shown.width - 16) / width, (shown.height - 16) / height)
      const [left, top] = [(shown.width - width * scale) / 2, (shown.height - height * scale) / 2]
      const path = new Path2D()
      for (const region of filledRegions) path.addPath(new Path2D(regions[region]![0]))
      const isWhite = (data: Uint8ClampedArray, at: number) =>
        data[at]! > 245 && data[at + 1]! > 245 && data[at + 2]! > 245
      let [inside, whiteInside, coloredOutside] = [0, 0, 0]
      const test = document.createElement('canvas').getContext('2d')!
      for (let y = Math.ceil(top) + 2; y < shown.height - top - 2; y++)
        for (let x = Math.ceil(left) + 2; x < shown.width - left - 2; x++) {
          const at = (y * shown.width + x) * 4
          const pageX = (x + 0.5 - left) / scale
          const pageY = (y + 0.5 - top) / scale
          const isInside = (dx: number, dy: number) =>
            test.isPointInPath(path, pageX + dx / scale, pageY + dy / scale)
          if (isInside(0, 0)) {
            inside++
            if (isWhite(result, at)) whiteInside++
          } else if (!isWhite(painted, at) && result[at]! + result[at + 1]! + result[at + 2]! > 240) {
            // The edge of the fill is one soft pixel wide, also across a corner, in the middle of the ink.
            const isEdge = [-1, 0, 1].some((dx) => [-1, 0, 1].some((dy) => isInside(dx, dy)))
            if (!isEdge) coloredOutside++
          }
        }
      return { inside, whiteInside, coloredOutside }
    },
    { ...regionMap, filledRegions: filled },
  )
