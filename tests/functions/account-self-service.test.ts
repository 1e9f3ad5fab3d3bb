import { afterAll, beforeAll, expect, test } from 'vitest'
import { type Account, type FunctionSite, createFunctionSite } from './function-site.ts'

let site: FunctionSite
beforeAll(async () => {
  site = await createFunctionSite()
})
afterAll(() => site.close())

const deleteAccount = (
  account: Account | undefined,
  confirmation = `${account?.id}@example.org`,
  language = 'en',
) => site.call('delete-account', { confirmation }, { account, language })
const exists = async ({ id }: Account) =>
  (await site.sql`select 1 from auth.users where id = ${id}`).length > 0
const makeAdmin = ({ id }: Account) =>
  site.sql`update public.profiles set subscription_tier = 'admin' where id = ${id}`

async function createPage(account: Account, status = 'draft') {
  const { body } = await site.call('generate-ai-coloring-page', { prompt: 'a cat' }, { account })
  const page = body.page as { id: string; slug: string; thumbnail_url: string }
  await site.sql`update public.coloring_pages set status = ${status} where id = ${page.id}`
  return page
}

test('deleting an account deletes all its data, but released pages stay without a creator', async () => {
  const anna = await site.createAccount()
  const [draft, released] = [await createPage(anna), await createPage(anna, 'released')]
  await site.sql`insert into public.download_history (user_id, page_id) values (${anna.id}, ${released.id})`
  await site.sql`insert into auth.audit_log_entries (payload, ip_address)
    values (${site.sql.json({ action: 'login', actor_id: anna.id })}, '198.51.100.7')`
  expect((await deleteAccount(anna, ` ${anna.id.toUpperCase()}@Example.org `)).body).toEqual({
    success: true,
  })
  expect(await exists(anna)).toBe(false)
  expect(
    await site.sql`select 1 from auth.audit_log_entries where payload ->> 'actor_id' = ${anna.id}`,
  ).toHaveLength(0)
  for (const table of ['profiles', 'ai_prompts', 'ai_usage', 'download_history'])
    expect(
      await site.sql`select 1 from ${site.sql(`public.${table}`)} where ${site.sql(table === 'profiles' ? 'id' : 'user_id')} = ${anna.id}`,
    ).toHaveLength(0)
  expect(
    await site.sql`select id, created_by from public.coloring_pages where id in ${site.sql([draft.id, released.id])}`,
  ).toEqual([{ id: released.id, created_by: null }])
  expect((await site.fetchFile(draft.thumbnail_url)).ok).toBe(false)
  expect((await site.fetchFile(released.thumbnail_url)).status).toBe(200)
})

test('pages in the bin are deleted with the account, even if they were released', async () => {
  const ben = await site.createAccount()
  const binned = await createPage(ben, 'released')
  await site.sql`update public.coloring_pages set deleted_at = now() where id = ${binned.id}`
  expect((await deleteAccount(ben)).status).toBe(200)
  expect(await site.sql`select 1 from public.coloring_pages where id = ${binned.id}`).toHaveLength(0)
  expect((await site.fetchFile(binned.thumbnail_url)).ok).toBe(false)
})

test('deletion needs an account, the right address, a recent session and the second factor', async () => {
  expect((await deleteAccount(undefined, 'a@b.de')).status).toBe(401)
  const clara = await site.createAccount()
  expect((await deleteAccount(clara, 'other@example.org', 'de')).body).toMatchObject({
    code: 'confirmation-wrong',
    error: 'Bitte gib deine E-Mail-Adresse genau so ein, wie sie dort steht.',
  })
  await site.sql`update auth.sessions set created_at = now() - interval '25 hours' where user_id = ${clara.id}`
  expect((await deleteAccount(clara)).body).toMatchObject({ code: 'sign-in-again' })
  await site.sql`update auth.sessions set created_at = now() where user_id = ${clara.id}`
  await site.sql`insert into auth.mfa_factors (user_id, factor_type, status) values (${clara.id}, 'totp', 'verified')`
  expect((await deleteAccount(clara)).status).toBe(403)
  expect((await site.call('export-my-data', {}, { account: clara })).status).toBe(403)
  await site.sql`delete from auth.mfa_factors where user_id = ${clara.id}`
  await site.sql`delete from auth.sessions where user_id = ${clara.id}`
  expect((await deleteAccount(clara)).status).toBe(401)
  expect(await exists(clara)).toBe(true)
})

test('the last admin cannot leave; of two admins one can', async () => {
  const [dora, emil] = [await site.createAccount(), await site.createAccount()]
  await makeAdmin(dora)
  expect((await deleteAccount(dora)).body).toMatchObject({ code: 'last-admin' })
  await makeAdmin(emil)
  const both = await Promise.all([deleteAccount(dora), deleteAccount(emil)])
  expect(both.map(({ status }) => status).sort()).toEqual([200, 409])
})

test('the export contains all data of the user with the drawings, and no data of others', async () => {
  const [fred, stranger] = [await site.createAccount(), await site.createAccount()]
  const mine = await createPage(fred)
  const theirs = await createPage(stranger, 'released')
  await site.sql`insert into public.page_ratings (user_id, page_id, rating) values (${fred.id}, ${theirs.id}, 5)`
  const { status, body } = await site.call('export-my-data', {}, { account: fred })
  expect(status).toBe(200)
  expect(body).toMatchObject({
    account: { id: fred.id, email: `${fred.id}@example.org` },
    profile: { full_name: 'Anna' },
    pages: [{ slug: mine.slug, drawing: expect.stringContaining('<svg') }],
    wishes: [{ prompt_text: 'a cat', status: 'completed' }],
    ratings: [{ slug: theirs.slug, rating: 5 }],
    downloads: [],
  })
  expect(JSON.stringify(body)).not.toContain(stranger.id)
  expect(JSON.stringify(body)).not.toMatch(/hmac|encrypted_password|"secret"/)
})

test('exports are rate-limited and refused to visitors', async () => {
  expect((await site.call('export-my-data', {})).status).toBe(401)
  const gina = await site.createAccount()
  const statuses: number[] = []
  for (let attempt = 0; attempt < 11; attempt++)
    statuses.push((await site.call('export-my-data', {}, { account: gina })).status)
  expect(statuses).toEqual([...Array.from({ length: 10 }, () => 200), 429])
})

test('only the creator can rename a page, and not to a title that is not for children', async () => {
  const [hans, stranger] = [await site.createAccount(), await site.createAccount()]
  const page = await createPage(hans)
  const rename = (account: Account | undefined, title: string) =>
    site.call('rename-my-page', { pageId: page.id, title }, { account, language: 'de' })
  expect((await rename(hans, 'Meine <b>Katze')).status).toBe(200)
  expect((await rename(undefined, 'Katze')).status).toBe(401)
  expect((await rename(stranger, 'Meine')).status).toBe(404)
  expect((await rename(hans, ' <> ')).status).toBe(400)
  expect((await rename(hans, 'eine nackte Frau')).body).toMatchObject({ code: 'title-not-for-children' })
  const [row] =
    await site.sql`select title ->> 'de' as title from public.coloring_pages where id = ${page.id}`
  expect(row!.title).toBe('Meine bKatze')
})
