import { createAccount, PASSWORD, signIn, withDatabase } from '../support/accounts.ts'
import { arriveAwake } from '../support/awake.ts'
import { everybodyCanUse } from '../support/axe.ts'
import { expect, test } from '../support/visitor.ts'

const FUNCTION = '**/functions/v1/generate-ai-coloring-page'
const CLARA = 'clara@example.org'

test.beforeAll(({ site }) => createAccount(site, { email: CLARA, name: 'Clara' }))

test('a guest who wants to create is asked to sign in', async ({ page }) => {
  await page.goto('/en/create-image')
  await expect(page.getByRole('heading', { name: 'Log in to create images' })).toBeVisible()
  await everybodyCanUse(page)
  await page.getByRole('button', { name: 'Sign in or sign up' }).click()
  await expect(page.getByRole('dialog')).toBeVisible()
})

test('in Dutch, with the keyboard alone, and what could not be drawn is said; then it is drawn differently', async ({
  page,
}) => {
  await signIn(page, CLARA, { next: '/nl/create-image?prompt=een+kat+met+een+blorptang' })
  await page.setViewportSize({ width: 390, height: 844 })
  const wish = page.getByLabel('Je wens')
  await expect(wish).toHaveValue('een kat met een blorptang')
  await everybodyCanUse(page)
  await wish.focus()
  await page.keyboard.press('Tab')
  await page.keyboard.press('Tab')
  await page.keyboard.press('ArrowRight')
  await expect(page.getByRole('radio', { name: 'Cartoon' })).toBeChecked()
  await page.keyboard.press('Tab')
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(/\/nl\/page\//)
  await expect(page.getByText('Dit konden we niet tekenen: blorptang')).toBeVisible()
  await everybodyCanUse(page)
  const first = new URL(page.url()).pathname
  // Watched from the beginning: the flag leaves the address by itself.
  const next = page.waitForURL(
    ({ pathname, search }) =>
      pathname !== first && pathname.startsWith('/nl/page/') && search === '?generated=true',
  )
  await page.getByRole('button', { name: 'Teken het anders' }).click()
  await next
  await expect(page.getByText('Je wens: een kat met een blorptang')).toBeVisible()
})

test('a refusal stands beside the words, which stay, and an idea helps', async ({ page }) => {
  await signIn(page, CLARA, { next: '/en/create-image' })
  await expect(page.getByRole('button', { name: 'Create', exact: true })).toBeDisabled()
  await page.getByLabel('Your wish').fill('qwertz uiop')
  await page.getByRole('button', { name: 'Create', exact: true }).click()
  await expect(page.getByText('We did not recognize anything to draw in that.')).toBeVisible()
  await expect(page.getByLabel('Your wish')).toHaveValue('qwertz uiop')
  await everybodyCanUse(page)
  await page.getByRole('button', { name: 'Start over' }).click()
  await page.getByRole('button', { name: 'Two rabbits in the snow' }).click()
  await expect(page.getByLabel('Your wish')).toHaveValue('Two rabbits in the snow')
})

test('stages are shown while a page is drawn, with ready pages beside them', async ({ page }) => {
  await signIn(page, CLARA, { next: '/en/create-image' })
  const { promise: looked, resolve: go } = Promise.withResolvers<void>()
  await page.route(FUNCTION, async (route) => {
    await looked
    await route.continue()
  })
  await page.getByLabel('Your wish').fill('a racing car')
  await page.getByRole('button', { name: 'Create', exact: true }).click()
  await expect(page.getByText('This takes a moment.')).toBeVisible()
  await expect(page.getByLabel('Your wish')).toBeDisabled()
  await expect(page.getByRole('link', { name: /Racing Car \(opens in a new tab\)/ })).toBeVisible()
  await everybodyCanUse(page)
  go()
  await expect(page).toHaveURL(/\/en\/page\/.*car.*/)
})

test('what goes wrong around a creation is said as the specification says it', async ({ page }) => {
  await signIn(page, CLARA, { next: '/en/create-image' })
  const create = page.getByRole('button', { name: 'Create', exact: true })
  // The button waits for words; a browser's own way to send a form does not.
  await page.getByLabel('Your wish').evaluate((box: HTMLTextAreaElement) => box.form!.requestSubmit())
  await expect(page.getByText('Prompt required')).toBeVisible()
  await expect(page.getByText('Please describe what you want to create or customize.')).toBeVisible()
  await page.getByLabel('Your wish').fill('a cat')
  await page.route(FUNCTION, (route) => route.fulfill({ json: { success: true, page: {}, prompt: 'a cat' } }))
  await create.click()
  await expect(page.getByText('The image was created, but navigation failed.')).toBeVisible()
  await expect(page.getByText('Page slug is required')).toBeVisible()
  await page.route(FUNCTION, (route) => route.fulfill({ json: { success: false } }))
  await create.click()
  await expect(page.getByText('The coloring page could not be generated. Please try again.')).toBeVisible()
})

test('a double tap makes one page, and closing the browser does not lose it', async ({ page, site }) => {
  await createAccount(site, { email: 'dora@example.org' })
  await signIn(page, 'dora@example.org', { next: '/en/create-image' })
  await page.getByLabel('Your wish').fill('a horse')
  const begun = page.waitForRequest(FUNCTION)
  await page.getByRole('button', { name: 'Create', exact: true }).dblclick()
  await begun
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

test('without a speech service the browser may listen, but is asked for only after asking', async ({
  page,
}) => {
  await page.addInitScript(() => {
    class Listener {
      lang = ''
      onresult?: (event: object) => void
      start() {
        setTimeout(() => this.onresult?.({ results: [[{ transcript: `a fox in ${this.lang}` }]] }))
      }
      stop() {}
    }
    Object.assign(globalThis, { SpeechRecognition: Listener })
  })
  await signIn(page, CLARA, { next: '/en/create-image' })
  await page.getByRole('button', { name: 'Speak your wish' }).click()
  await expect(page.getByText('May your browser listen?')).toBeVisible()
  await everybodyCanUse(page)
  await page.getByRole('button', { name: 'Yes, listen' }).click()
  await expect(page.getByLabel('Your wish')).toHaveValue('a fox in en-US')
  await page.evaluate(() =>
    Object.assign(globalThis, { SpeechRecognition: undefined, webkitSpeechRecognition: undefined }),
  )
  await page.getByRole('button', { name: 'Speak your wish' }).click()
  await expect(page.getByText('Speaking does not work here')).toBeVisible()
})

test('a wish half typed is still there for whoever was signed out in another tab and signs in again', async ({
  page,
  context,
}) => {
  await signIn(page, CLARA, { next: '/en/create-image' })
  await page.getByLabel('Your wish').fill('an owl who reads the newspaper')
  const other = arriveAwake(await context.newPage())
  await other.goto('/en')
  await other.locator('header summary', { hasText: 'Clara' }).click()
  await other.getByRole('button', { name: 'Sign Out' }).click()
  await page.getByRole('button', { name: 'Sign in or sign up' }).click()
  await page.getByLabel('Email').fill(CLARA)
  await page.getByLabel('Password').fill(PASSWORD)
  await page.getByRole('dialog').getByRole('button', { name: 'Sign In' }).last().click()
  await expect(page.getByLabel('Your wish')).toHaveValue('an owl who reads the newspaper')
})

test('a search without a result brings its wish also to whoever is creating already', async ({ page }) => {
  await signIn(page, CLARA, { next: '/en/create-image' })
  await page.getByLabel('Your wish').fill('an owl')
  await page.getByRole('combobox').fill('zzqqxx tortoise parade')
  await page.getByRole('button', { name: 'Have it drawn for you' }).click()
  await expect(page.getByLabel('Your wish')).toHaveValue('zzqqxx tortoise parade')
})

test('a menu of the header is closed where it has led', async ({ page }) => {
  await signIn(page, CLARA, { next: '/en/top-100' })
  await page.locator('header summary', { hasText: 'Clara' }).click()
  const link = page.getByRole('navigation', { name: 'Main menu' }).getByRole('link', { name: 'Dashboard' })
  await link.click()
  await expect(page).toHaveURL(/\/en\/dashboard/)
  await expect(link).toBeHidden()
})

test('the way back from a new page leads to the form it was wished for in', async ({ page }) => {
  await signIn(page, CLARA, { next: '/en/create-image' })
  await page.getByLabel('Your wish').fill('a boat')
  await page.getByRole('button', { name: 'Create', exact: true }).click()
  await expect(page).toHaveURL(/\/en\/page\//)
  await page.goBack()
  await expect(page).toHaveURL(/\/en\/create-image$/)
  await expect(page.getByLabel('Your wish')).toBeVisible()
})

test('an endless word for a title pushes nothing off the smallest phone', async ({ page, site }) => {
  await signIn(page, CLARA, { next: '/en/create-image' })
  await page.getByLabel('Your wish').fill('a boat')
  await page.getByRole('button', { name: 'Create', exact: true }).click()
  await expect(page).toHaveURL(/\/en\/page\//)
  const { pathname } = new URL(page.url())
  const endless = JSON.stringify({ en: 'W'.repeat(200) })
  await withDatabase(
    site,
    (sql) => sql`
      update coloring_pages set title = ${endless}::text::jsonb, description = ${endless}::text::jsonb
      where slug = ${pathname.split('/').at(-1)!}`,
  )
  await page.setViewportSize({ width: 320, height: 640 })
  await page.goto(`${pathname}?customize=true`)
  const dialog = page.getByRole('dialog')
  await expect(dialog.getByLabel('What should change?')).toBeVisible()
  const tooWide = (element: Element) => element.scrollWidth - element.clientWidth
  expect(await dialog.evaluate(tooWide)).toBe(0)
  expect(await page.locator('html').evaluate(tooWide)).toBe(0)
})
