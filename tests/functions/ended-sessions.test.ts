import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { functions } from '#supabase/functions/function-registry.ts'
import { type Account, type FunctionSite, createFunctionSite } from './function-site.ts'

let site: FunctionSite
let admin: Account
beforeAll(async () => {
  site = await createFunctionSite()
  admin = await site.createAccount()
  await makeAdmin(admin)
})
afterAll(() => site?.close())

const makeAdmin = ({ id }: Account) =>
  site.sql`update public.profiles set subscription_tier = 'admin' where id = ${id}`

/** Ways in which a user is signed out while the access token is still valid. */
const ENDINGS: [string, (account: Account) => Promise<unknown>][] = [
  ['signed out everywhere', ({ id }) => site.sql`delete from auth.sessions where user_id = ${id}`],
  [
    'past the end of the session',
    ({ id }) =>
      site.sql`update auth.sessions set not_after = now() - interval '1 second' where user_id = ${id}`,
  ],
  [
    'disabled by an admin',
    ({ id }) => site.call('admin-change-account', { account: id, action: 'disable' }, { account: admin }),
  ],
  [
    'disabled while the session is still there',
    ({ id }) => site.sql`update auth.users set banned_until = now() + interval '1 day' where id = ${id}`,
  ],
]

describe.each(ENDINGS)('an account that is %s', (_name, end) => {
  let account: Account
  beforeAll(async () => {
    account = await site.createAccount()
    await makeAdmin(account)
    expect((await site.call('admin-site-status', {}, { account })).status).toBe(200)
    await end(account)
  })

  test.each(Object.keys(functions))('is refused by %s', async (name) => {
    expect(await site.call(name, {}, { account })).toMatchObject({
      status: 401,
      body: { code: 'sign-in-first' },
    })
  })
})
