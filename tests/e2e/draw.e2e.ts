import { readFile } from 'node:fs/promises'
import { expectAccessible } from '../support/browser/expect-accessible.ts'
import { expect, test } from '../support/browser/visitor-test.ts'

// The table also draws without a connection.
test.use({ sharesSite: true, serviceWorkers: 'allow' })

test('a guest watches a wish being drawn while typing, prints and saves it, and nothing is requested', async ({
  page,
}) => {
  await page.goto('/en/draw')
  const wish = page.getByLabel('What shall we draw?')
  await wish.fill('a cat')
  const picture = page.getByRole('img', { name: /cat/i })
  await expect(picture).toBeVisible()

  const requests: string[] = []
  page.on('request', (request) => {
    // Code that is loaded ahead, for coloring, is no message to the server.
    if (!/^(data|blob):|\/assets\//.test(request.url())) requests.push(request.url())
  })
  await wish.pressSequentially(' on a meadow with a flurbl')
  await expect(page.getByText('Words we do not know yet: flurbl')).toBeVisible()
  await expect(page.getByRole('status').filter({ hasText: /^Drawn: .*cat/i })).toContainText('flurbl')
  const first = await picture.getAttribute('src')
  await page.getByRole('button', { name: 'Another one' }).click()
  await expect(picture).not.toHaveAttribute('src', first!)
  await page.getByLabel('Name or title above the picture').fill('Mia')
  await page.getByRole('radio', { name: 'Landscape' }).check({ force: true })
  await expect(picture).toHaveAttribute('src', /297mm%22%20height%3D%22210mm/)
  await expectAccessible(page)

  for (const [kind, start] of [
    ['PDF', '%PDF-1.7'],
    ['PNG', '\u0089PNG'],
    ['SVG', '<svg '],
  ] as const) {
    const download = page.waitForEvent('download')
    await page.getByRole('button', { name: `Save as ${kind}` }).click()
    const file = await readFile(await (await download).path())
    expect(file.subarray(0, start.length).toString('latin1')).toBe(start)
  }
  expect(requests).toEqual([])

  const last = await picture.first().getAttribute('src')
  await page.reload()
  await expect(wish).toHaveValue('a cat on a meadow with a flurbl')
  await expect(page.getByRole('img', { name: /cat/i })).toHaveAttribute('src', last!)
  const drawings = page.getByRole('region', { name: 'My drawings' }).getByRole('listitem')
  await expect(drawings).toHaveCount(2)
  await expectAccessible(page)
})

test('figures are moved, swapped and added in the picture, and all of it can be undone', async ({ page }) => {
  await page.goto('/en/draw?wish=a%20cat%20and%20a%20dog%20on%20a%20meadow')
  const picture = page.getByRole('group', { name: 'Change the picture' })
  const figure = (name: string) => picture.getByRole('button', { name, exact: true })
  const middleOf = async (name: string) => {
    const { x, width } = (await figure(name).boundingBox())!
    return Math.round(x + width / 2)
  }
  await expect(figure('cat')).toBeVisible()
  const requests: string[] = []
  page.on('request', (request) => {
    // Code that is loaded ahead, for coloring, is no message to the server, and the browser loads the site's icon when it has time.
    if (!/^(data|blob):|\/assets\/|\/favicon\.svg$/.test(request.url())) requests.push(request.url())
  })
  const [cat, dog] = [await middleOf('cat'), await middleOf('dog')]
  const isCatLeft = cat < dog
  await figure('cat').press(isCatLeft ? 'ArrowRight' : 'ArrowLeft')
  const moved = page.getByRole('status').filter({ hasText: /^Moved: cat/ })
  await expect(moved).toBeAttached()
  const isDrawn = expect.poll(async () => page.locator('[aria-busy=true]').count())
  await isDrawn.toBe(0)
  expect((await middleOf('cat')) > cat).toBe(isCatLeft)
  expect(Math.abs((await middleOf('dog')) - dog)).toBeLessThan(3)
  await page.keyboard.press('Control+z')
  await expect.poll(async () => Math.abs((await middleOf('cat')) - cat)).toBeLessThan(3)
  await figure('cat').press('Enter')
  await expect(page.getByRole('heading', { name: 'cat', exact: true })).toBeFocused()
  await page.keyboard.press('Escape')
  await expect(figure('cat')).toBeFocused()
  // The frame stops the cat; nothing covers the picture once it is drawn.
  for (let step = 0; step < 12; step++) await figure('cat').press('Shift+ArrowUp')
  await isDrawn.toBe(0)
  await expect(picture.locator('img')).toHaveCount(0)
  for (let step = 0; step < 12; step++) await page.keyboard.press('Control+z')
  await expect.poll(async () => Math.abs((await middleOf('cat')) - cat)).toBeLessThan(3)

  await figure('dog').click()
  await page.getByRole('button', { name: 'Swap' }).click()
  await page.getByLabel('In words').fill('a lion')
  await page.getByRole('button', { name: 'Draw it' }).click()
  await expect(figure('lion')).toBeVisible()
  await page.getByRole('button', { name: 'Add a figure' }).click()
  await page
    .getByRole('list', { name: 'Pictures to choose from' })
    .getByRole('button', { name: 'house' })
    .click()
  await expect(figure('house')).toBeVisible()
  await expectAccessible(page)
  await page.keyboard.press('Escape')
  expect(requests).toEqual([])

  await page.reload()
  await expect(figure('house')).toBeVisible()
  await expect(figure('lion')).toBeVisible()
  expect(Math.abs((await middleOf('lion')) - dog)).toBeLessThan(40)
})

test('a page of the artist is changed on the table, also by a guest who wants to customize it', async ({
  page,
}) => {
  await page.goto('/en/page/friendly-cat')
  await page.getByRole('button', { name: /^Customize/ }).click()
  await page.getByRole('dialog').getByRole('link', { name: 'Draw it now, without an account' }).click()
  const cat = page.getByRole('group', { name: 'Change the picture' }).getByRole('button', { name: 'cat' })
  await expect(cat).toBeVisible()
  await expect(page).toHaveURL(/\/en\/draw$/)
})

test('the table opens, draws and colors without a connection once it was used @prove', async ({
  page,
  context,
}) => {
  await page.goto('/en/draw?wish=a%20cat')
  await expect(page.getByRole('img', { name: /cat/i })).toBeVisible()
  const isStored = () =>
    page.evaluate(async () => {
      const files = (await (await caches.open('device-screens-1')).keys()).map(({ url }) => url)
      return [
        '/draw',
        '/en/color',
        'artist-worker',
        'gallery',
        'offline-support',
        '.webmanifest',
        'lexicon-de',
      ].every((name) => files.some((url) => url.includes(name)))
    })
  await expect.poll(isStored).toBe(true)
  await context.setOffline(true)
  await page.reload()
  await expect(page.getByText('You are offline, but you can still draw.')).toBeVisible()
  await page.getByLabel('What shall we draw?').fill('two rabbits on a meadow')
  await expect(page.getByRole('img', { name: /rabbits/i })).toBeVisible()

  await page.getByRole('button', { name: 'Color it' }).click()
  await page.getByRole('application', { name: 'Picture to color' }).press('ArrowRight')
  const spoken = page.locator('[aria-live=polite][data-saved]')
  await expect(spoken).toHaveText(/^.+, .+, \d+ of \d+, no color yet$/)
  await page.keyboard.press('Enter')
  await expect(spoken).toHaveText(/, red$/)
  await expect(spoken).toHaveAttribute('data-saved', 'saved')
  await page.goto('/en/color')
  await page.getByRole('link', { name: /rabbits/i }).click()
  await expect(page.getByRole('button', { name: 'Undo' })).not.toHaveAttribute('aria-disabled')
})

test('on a full device the drawing can be saved as a file @prove', async ({ page }) => {
  await page.goto('/en/draw')
  await page.evaluate(() => {
    // The quota of a test browser cannot be changed.
    IDBObjectStore.prototype.put = () => {
      throw new DOMException('The quota is exceeded', 'QuotaExceededError')
    }
  })
  await page.getByLabel('What shall we draw?').fill('a cat')
  const warning = page
    .getByRole('alert')
    .filter({ hasText: 'This device has no space to save your picture.' })
  const download = page.waitForEvent('download')
  await warning.getByRole('button', { name: 'Save as a picture' }).click()
  expect((await download).suggestedFilename()).toMatch(/\.png$/)
})

test('what is typed while the last drawing is read from the device stays @prove', async ({ page }) => {
  await page.goto('/en/draw?wish=a%20cat')
  await expect(page.getByRole('region', { name: 'My drawings' }).getByRole('listitem')).toHaveCount(1)
  await page.addInitScript(() => {
    const { open } = IDBFactory.prototype
    IDBFactory.prototype.open = function (...parameters) {
      const request = open.apply(this, parameters)
      Object.defineProperty(request, 'onsuccess', {
        set(handler: () => void) {
          request.addEventListener('success', () => Object.assign(globalThis, { openDatabase: handler }))
        },
      })
      return request
    }
  })
  await page.goto('/en/draw')
  const wish = page.getByLabel('What shall we draw?')
  await wish.fill('two rabbits')
  await page.waitForFunction(() => 'openDatabase' in globalThis)
  await page.evaluate(() => (globalThis as unknown as { openDatabase(): void }).openDatabase())
  await expect(page.getByRole('img', { name: /rabbits/i })).toBeVisible()
  await expect(page.getByRole('region', { name: 'My drawings' }).getByRole('listitem')).toHaveCount(2)
  await expect(wish).toHaveValue('two rabbits')
})

test('what is typed on home is drawn without an account, and a wish that is not for children is refused kindly', async ({
  page,
}) => {
  await page.goto('/en')
  const search = page.getByRole('search')
  const drawNow = { name: 'Draw it now, without an account' }
  await search.getByRole('combobox').pressSequentially('a unicorn on a cloud')
  await expect(search.getByRole('link', drawNow)).toHaveAttribute('href', /wish=a.unicorn.on.a.cloud$/)
  await page.keyboard.press('Escape')
  await page.getByRole('link', drawNow).click()
  const wish = page.getByLabel('What shall we draw?')
  await expect(wish).toHaveValue('a unicorn on a cloud')
  await expect(page.getByRole('img', { name: /unicorn/i })).toBeVisible()
  await wish.fill('a drunk clown')
  await expect(page.getByText('This is not a picture for children').first()).toBeVisible()
  await expect(page.getByRole('img', { name: /unicorn/i })).toBeVisible()
})
