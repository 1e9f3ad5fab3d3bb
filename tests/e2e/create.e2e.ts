import { createAccount, PASSWORD, signIn, withDatabase } from '../support/accounts/browser-accounts.ts'
import { hydrateOnNavigation } from '../support/browser/hydrate-on-navigation.ts'
import { expectAccessible } from '../support/browser/expect-accessible.ts'
import { textsOf } from '../support/browser/locale-texts.ts'
import { expect, test } from '../support/browser/visitor-test.ts'

const FUNCTION_URL = '**/functions/v1/generate-ai-coloring-page'
const CLARA = 'clara@example.org'

test.beforeAll(({ site }) => createAccount(site, { email: CLARA, name: 'Clara' }))

test('a guest who wants to create is asked to sign in', async ({ page }) => {
  await page.goto('/en')
  await page.getByRole('link', { name: 'Create Image' }).first().click()
  await expect(page.getByLabel('Your wish')).toBeVisible()
  await expect(page.getByRole('heading', { name: 'Log in to create images' })).toBeVisible()
  await expectAccessible(page)
  await page.getByRole('button', { name: 'Sign in or sign up' }).click()
  await expect(page.getByRole('dialog')).toBeVisible()
})

test('a wish in Dutch by keyboard: unknown words are reported, and the page can be drawn again', async ({
  page,
}) => {
  await signIn(page, CLARA, { next: '/nl/create-image?prompt=een+kat+met+een+blorptang' })
  await page.setViewportSize({ width: 390, height: 844 })
  const wish = page.getByLabel('Je wens')
  await expect(wish).toHaveValue('een kat met een blorptang')
  await expectAccessible(page)
  await wish.focus()
  await page.keyboard.press('Tab')
  await expect(page.getByRole('button', { name: textsOf('nl')('wish.record') })).toBeFocused()
  await page.keyboard.press('Tab')
  await page.keyboard.press('Tab')
  await page.keyboard.press('ArrowRight')
  await expect(page.getByRole('radio', { name: 'Cartoon' })).toBeChecked()
  await page.keyboard.press('Tab')
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(/\/nl\/page\//)
  await expect(page.getByText('Woorden die we nog niet kennen: blorptang')).toBeVisible()
  await expectAccessible(page)
  const first = new URL(page.url()).pathname
  // Started before the click, because the banner removes its flag from the URL after a while.
  const next = page.waitForURL(
    ({ pathname, search }) =>
      pathname !== first && pathname.startsWith('/nl/page/') && search === '?generated=true',
  )
  await page.getByRole('button', { name: 'Teken het anders' }).click()
  await next
  await expect(page.getByText('Je wens: een kat met een blorptang')).toBeVisible()
})

test('a rejected wish keeps its text and shows the reason, and an example can replace it @prove', async ({
  page,
}) => {
  await signIn(page, CLARA, { next: '/en/create-image' })
  await expect(page.getByRole('button', { name: 'Create', exact: true })).toBeDisabled()
  await page.getByLabel('Your wish').fill('qwertz uiop')
  await page.getByRole('button', { name: 'Create', exact: true }).click()
  await expect(page.getByText('We did not recognize anything to draw in that.')).toBeVisible()
  await expect(page.getByLabel('Your wish')).toHaveValue('qwertz uiop')
  await expectAccessible(page)
  await page.getByRole('button', { name: 'Start over' }).click()
  await page.getByRole('button', { name: 'Two rabbits in the snow' }).click()
  await expect(page.getByLabel('Your wish')).toHaveValue('Two rabbits in the snow')
})

test('stages are shown while a page is drawn, together with similar pages', async ({ page }) => {
  await signIn(page, CLARA, { next: '/en/create-image' })
  const { promise: released, resolve: release } = Promise.withResolvers<void>()
  await page.route(FUNCTION_URL, async (route) => {
    await released
    await route.continue()
  })
  await page.getByLabel('Your wish').fill('a racing car')
  await page.getByRole('button', { name: 'Create', exact: true }).click()
  await expect(page.getByText('This takes a moment.')).toBeVisible()
  await expect(page.getByLabel('Your wish')).toBeDisabled()
  await expect(page.getByRole('link', { name: /Racing Car \(opens in a new tab\)/ })).toBeVisible()
  await expectAccessible(page)
  release()
  await expect(page).toHaveURL(/\/en\/page\/.*car.*/)
})

test('errors of a creation are shown with the messages of the specification @prove', async ({ page }) => {
  await signIn(page, CLARA, { next: '/en/create-image' })
  const create = page.getByRole('button', { name: 'Create', exact: true })
  // The button is disabled without a wish, but a browser can submit the form without it.
  await page.getByLabel('Your wish').evaluate((box: HTMLTextAreaElement) => box.form!.requestSubmit())
  await expect(page.getByText('Prompt required')).toBeVisible()
  await expect(page.getByText('Please describe what you want to create or customize.')).toBeVisible()
  await page.getByLabel('Your wish').fill('a cat')
  await page.route(FUNCTION_URL, (route) =>
    route.fulfill({ json: { success: true, page: {}, prompt: 'a cat' } }),
  )
  await create.click()
  await expect(page.getByText('The image was created, but navigation failed.')).toBeVisible()
  await expect(page.getByText('Page slug is required')).toBeVisible()
  await page.route(FUNCTION_URL, (route) => route.fulfill({ json: { success: false } }))
  await create.click()
  await expect(page.getByText('The coloring page could not be generated. Please try again.')).toBeVisible()
})

test('a double click creates one page, and closing the browser does not cancel it @prove', async ({
  page,
  site,
}) => {
  await createAccount(site, { email: 'dora@example.org' })
  await signIn(page, 'dora@example.org', { next: '/en/create-image' })
  await page.getByLabel('Your wish').fill('a horse')
  const requested = page.waitForRequest(FUNCTION_URL)
  await page.getByRole('button', { name: 'Create', exact: true }).dblclick()
  await requested
  const made = () =>
    withDatabase(
      site,
      (sql) => sql`
        select status, generated_page_id is not null as made
        from public.ai_prompts join auth.users on users.id = user_id where email = 'dora@example.org'`,
    )
  await expect.poll(async () => (await made()).length).toBe(1)
  await page.close()
  await expect.poll(made).toEqual([{ status: 'completed', made: true }])
})

test('the lines of a new page are drawn one after the other; with reduced motion it is simply there @prove', async ({
  page,
}) => {
  await signIn(page, CLARA, { next: '/en/create-image' })
  const createCat = async () => {
    await page.getByLabel('Your wish').fill('a cat')
    await page.getByRole('button', { name: 'Create', exact: true }).click()
    await expect(page).toHaveURL(/\/en\/page\/.*cat/)
  }
  const drawing = page.locator('[data-drawing]')
  // The master arrives only when the test has seen the empty sheet.
  const { promise: released, resolve: release } = Promise.withResolvers<void>()
  let pathCount = 0
  await page.route(/\/storage\/.*\.svg$/, async (route) => {
    await released
    const response = await route.fetch()
    pathCount = ((await response.text()).match(/<path/g) ?? []).length
    await route.fulfill({ response })
  })
  await createCat()
  await expect(drawing).toBeVisible()
  await expect(page.getByRole('link', { name: /^Download PDF/ })).toBeVisible()
  release()
  // The first path of the file is the sheet itself.
  await expect
    .poll(() =>
      drawing
        .locator('path')
        .count()
        .then((count) => count === pathCount - 1),
    )
    .toBe(true)
  await expect(drawing).toHaveCount(0)
  await page.unroute(/\/storage\/.*\.svg$/)

  await page.emulateMedia({ reducedMotion: 'reduce' })
  await page.goto('/en/create-image')
  await createCat()
  await expect(page.locator('main img').first()).toBeVisible()
  await expect(drawing).toHaveCount(0)
})

test('a user who is offline is told so once and keeps the wish @prove', async ({ page, context }) => {
  await signIn(page, CLARA, { next: '/en/create-image' })
  await page.getByLabel('Your wish').fill('a snail')
  // The notice about a lost connection, which is loaded some seconds after the screen.
  await expect(page.locator('p[role=status][data-no-print]')).toBeAttached()
  await context.setOffline(true)
  await expect(page.getByText('Your wish stays here')).toBeVisible()
  await expect(page.getByText('You are offline.')).toHaveCount(1)
  await context.setOffline(false)
  await expect(page.getByText('You are offline.')).toHaveCount(0)
  await expect(page.getByText('Your wish stays here')).toHaveCount(0)
  await expect(page.getByLabel('Your wish')).toHaveValue('a snail')
})

test('without a speech provider the recorder says that the wish has to be typed, before it records @prove', async ({
  page,
}) => {
  const t = textsOf('de')
  const button = (id: `${string}.${string}`) => page.getByRole('button', { name: t(id), exact: true })
  await signIn(page, CLARA, { next: '/de/create-image' })
  await expect(page.getByText(t('wish.voice-not-written'))).toBeVisible()
  await button('wish.record').click()
  await expect(page.getByRole('timer')).toContainText('1')
  await button('wish.stop').click()
  await expect(page.locator('audio')).toHaveJSProperty('error', null)
  await expect(page.getByText(t('wish.voice-type-it'))).toBeVisible()
  await expect(button('wish.submit')).toBeDisabled()
  await expectAccessible(page)
  await button('wish.delete-recording').click()
  await expect(page.locator('audio')).toHaveCount(0)
})

test('without a speech provider the speech recognition of the browser is used only after consent @prove', async ({
  page,
}) => {
  await page.addInitScript(() => {
    class FakeSpeechRecognition {
      lang = ''
      onresult?: (event: object) => void
      start() {
        setTimeout(() => this.onresult?.({ results: [[{ transcript: `a fox in ${this.lang}` }]] }))
      }
      stop() {}
    }
    Object.assign(globalThis, { SpeechRecognition: FakeSpeechRecognition })
  })
  await signIn(page, CLARA, { next: '/en/create-image' })
  await page.getByRole('button', { name: 'Let my browser write it down' }).click()
  await expect(page.getByText('May your browser listen?')).toBeVisible()
  await expectAccessible(page)
  await page.getByRole('button', { name: 'Yes, listen' }).click()
  await expect(page.getByLabel('Your wish')).toHaveValue('a fox in en-US')
  await page.evaluate(() =>
    Object.assign(globalThis, { SpeechRecognition: undefined, webkitSpeechRecognition: undefined }),
  )
  await page.getByRole('button', { name: 'Let my browser write it down' }).click()
  await expect(page.getByText('Speaking does not work here')).toBeVisible()
})

test('an unfinished wish survives signing out in another tab and signing in again @prove', async ({
  page,
  context,
}) => {
  await signIn(page, CLARA, { next: '/en/create-image' })
  await page.getByLabel('Your wish').fill('an owl who reads the newspaper')
  const other = hydrateOnNavigation(await context.newPage())
  await other.goto('/en')
  await other.locator('header summary', { hasText: 'Clara' }).click()
  await other.getByRole('button', { name: 'Sign Out' }).click()
  await page.getByRole('button', { name: 'Sign in or sign up' }).click()
  await page.getByLabel('Email').fill(CLARA)
  await page.getByLabel('Password').fill(PASSWORD)
  await page.getByRole('dialog').getByRole('button', { name: 'Sign In' }).last().click()
  await expect(page.getByLabel('Your wish')).toHaveValue('an owl who reads the newspaper')
})

test('a search without results replaces the wish of the open create screen @prove', async ({ page }) => {
  await signIn(page, CLARA, { next: '/en/create-image' })
  await page.getByLabel('Your wish').fill('an owl')
  await page.getByRole('combobox').fill('zzqqxx qwertz')
  await page.getByRole('button', { name: 'Have it drawn, free' }).click()
  await expect(page.getByLabel('Your wish')).toHaveValue('zzqqxx qwertz')
})

test('a menu of the header closes after navigating @prove', async ({ page }) => {
  await signIn(page, CLARA, { next: '/en/top-100' })
  await page.locator('header summary', { hasText: 'Clara' }).click()
  const link = page.getByRole('navigation', { name: 'Main menu' }).getByRole('link', { name: 'Dashboard' })
  await link.click()
  await expect(page).toHaveURL(/\/en\/dashboard/)
  await expect(link).toBeHidden()
})

test('going back from a new page returns to the create screen @prove', async ({ page }) => {
  await signIn(page, CLARA, { next: '/en/create-image' })
  await page.getByLabel('Your wish').fill('a boat')
  await page.getByRole('button', { name: 'Create', exact: true }).click()
  await expect(page).toHaveURL(/\/en\/page\//)
  await page.goBack()
  await expect(page).toHaveURL(/\/en\/create-image$/)
  await expect(page.getByLabel('Your wish')).toBeVisible()
})

test('a very long word in a title does not overflow the smallest phone @prove', async ({ page, site }) => {
  await signIn(page, CLARA, { next: '/en/create-image' })
  await page.getByLabel('Your wish').fill('a boat')
  await page.getByRole('button', { name: 'Create', exact: true }).click()
  await expect(page).toHaveURL(/\/en\/page\//)
  const { pathname } = new URL(page.url())
  const longWord = JSON.stringify({ en: 'W'.repeat(200) })
  await withDatabase(
    site,
    (sql) => sql`
      update coloring_pages set title = ${longWord}::text::jsonb, description = ${longWord}::text::jsonb
      where slug = ${pathname.split('/').at(-1)!}`,
  )
  await page.setViewportSize({ width: 320, height: 640 })
  await page.goto(`${pathname}?customize=true`)
  const dialog = page.getByRole('dialog')
  await expect(dialog.getByLabel('What should change?')).toBeVisible()
  const overflow = (element: Element) => element.scrollWidth - element.clientWidth
  expect(await dialog.evaluate(overflow)).toBe(0)
  expect(await page.locator('html').evaluate(overflow)).toBe(0)
})
