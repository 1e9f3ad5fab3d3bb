import type { Page } from '@playwright/test'
import type { ColoringAction } from '#domain/coloring/coloring-action.ts'
import {
  canvasOf,
  killTab,
  openColoring,
  readPixels,
  storedActions,
  tapHouse,
} from '../support/browser/coloring-screen.ts'
import { houseSvg, storeDrawing } from '../support/drawing/drawn-page.ts'
import { expect, test } from '../support/browser/visitor-test.ts'
import type { RegionMap } from '#domain/coloring/region-map.ts'

test.use({ sharesSite: true })

const SLUG = 'friendly-cat'
const KILLS = 50
const CRAYONS = ['blue', 'green', 'red', 'yellow', 'purple']
const MAX_ACTIONS_PER_TAB = 4

type Kind = ColoringAction['kind']

/** Draws a line inside the house. `isEnded: false` leaves the pen on the page. */
async function drawLine(page: Page, random: () => number, { isEnded = true } = {}): Promise<void> {
  await page.getByRole('radio', { name: 'Crayon', exact: true }).click()
  const { x, y, width, height } = (await canvasOf(page).boundingBox())!
  await page.mouse.move(x + width / 2, y + height / 2)
  await page.mouse.down()
  const points = 2 + Math.floor(random() * 8)
  for (let i = 1; i <= points; i++)
    await page.mouse.move(x + width / 2 + i * 6, y + height / 2 + Math.sin(i) * 20)
  if (isEnded) await page.mouse.up()
}

async function fillHouse(page: Page, crayon: string): Promise<void> {
  await page.getByRole('radio', { name: 'Fill an area' }).click()
  await page.getByRole('radio', { name: crayon, exact: true }).click()
  await tapHouse(page)
}

const kindsOf = (actions: ColoringAction[]): Kind[] => actions.map(({ kind }) => kind)

/** Numbers between 0 and 1 that are the same for the same seed. */
function seededRandom(seed: number): () => number {
  let state = seed
  return () => (state = (state * 16_807) % 2_147_483_647) / 2_147_483_647
}

test('fifty tabs that are killed while a child fills and draws lose nothing @prove', async ({
  page,
  context,
  request,
  site,
}) => {
  test.setTimeout(1_200_000)
  await storeDrawing(site, SLUG, { svg: houseSvg() })
  const seed = Number(process.env.FUZZ_SEED ?? 20_261_118)
  test.info().annotations.push({ type: 'seed', description: `${seed}` })
  const random = seededRandom(seed)
  const done: Kind[] = []
  let tab = page
  for (let kill = 0; kill < KILLS; kill++) {
    await openColoring(tab, SLUG)
    const actions = 1 + Math.floor(random() * MAX_ACTIONS_PER_TAB)
    for (let i = 0; i < actions; i++) {
      const kind: Kind = random() < 0.5 ? 'fill' : 'stroke'
      // A region is not filled twice with the same color, so the next fill has the next color.
      if (kind === 'fill') await fillHouse(tab, CRAYONS[done.length % CRAYONS.length]!)
      else await drawLine(tab, random)
      done.push(kind)
    }
    // Every other tab is killed in the middle of a line, the others right after an action.
    if (kill % 2 === 0) await drawLine(tab, random, { isEnded: false })
    tab = await killTab(context, tab)
    await tab.goto('/robots.txt')
    expect(kindsOf(await storedActions(tab)), `after kill ${kill + 1}, seed ${seed}`).toEqual(done)
  }
  await openColoring(tab, SLUG)
  const regionMap = (await (await request.get(`/coloring/${SLUG}.json`)).json()) as RegionMap
  for (let step = 0; step < done.length; step++) await tab.getByRole('button', { name: 'Undo' }).click()
  await expect(tab.getByRole('button', { name: 'Undo' })).toHaveAttribute('aria-disabled', 'true')
  const { whiteInside } = await readPixels(tab, regionMap)
  expect(whiteInside).toBeGreaterThan(1000)
})
