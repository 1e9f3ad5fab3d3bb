import type { Page } from '@playwright/test'
import { CRAYONS } from '#domain/coloring/crayons.ts'
import { canvasOf, openColoring, storedActions, tapHouse } from '../support/browser/coloring-screen.ts'
import { houseSvg, storeDrawing } from '../support/drawing/drawn-page.ts'
import { expect, test } from '../support/browser/visitor-test.ts'

test.use({ sharesSite: true })

const SLUG = 'friendly-cat'

async function fillHouse(page: Page, crayon: string): Promise<void> {
  await page.getByRole('radio', { name: crayon, exact: true }).click()
  await tapHouse(page)
}

const expectShown = (page: Page, color: string) =>
  expect(page.locator('[aria-live=polite][data-saved]')).toHaveText(`Area, 1 of 1, ${color}`)

const storedCrayons = async (page: Page) =>
  (await storedActions(page)).map((action) => ('crayon' in action ? CRAYONS[action.crayon]!.id : action.kind))

async function openTab(page: Page): Promise<Page> {
  await openColoring(page, SLUG)
  // Reaches the region, so that its color is written on the screen.
  await canvasOf(page).press('ArrowRight')
  return page
}

test('two tabs with the same picture show the same, and no action of either is lost @prove', async ({
  page,
  context,
  site,
}) => {
  await storeDrawing(site, SLUG, { svg: houseSvg() })
  const first = await openTab(page)
  await fillHouse(first, 'blue')
  await expectShown(first, 'blue')
  const second = await openTab(await context.newPage())
  await expectShown(second, 'blue')
  await fillHouse(second, 'red')
  await expectShown(first, 'red')
  await first.getByRole('button', { name: 'Undo' }).click()
  await expectShown(second, 'blue')
  await second.getByRole('button', { name: 'Redo' }).click()
  await expectShown(first, 'red')

  // Tabs that do not hear each other in time.
  await context.addInitScript(() => {
    BroadcastChannel.prototype.addEventListener = () => {}
  })
  const [deaf, faster] = [await openTab(first), await openTab(second)]
  await fillHouse(faster, 'green')
  await expect.poll(() => storedCrayons(faster)).toEqual(['blue', 'red', 'green'])
  await fillHouse(deaf, 'yellow')
  await expect.poll(() => storedCrayons(deaf)).toEqual(['blue', 'red', 'green', 'yellow'])
  await expectShown(deaf, 'yellow')
  await deaf.getByRole('button', { name: 'Undo' }).click()
  await expectShown(deaf, 'green')
})
