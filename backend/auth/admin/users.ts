import { z } from 'zod'
import { WireError } from '../../wire-error.ts'
import { audit } from '../audit.ts'
import type { AuthContext } from '../context.ts'
import { accountById, accountColumns, type Account } from '../users/account.ts'
import { createAccount } from '../users/create-account.ts'
import { userJson } from '../users/user-json.ts'
import { readBody, type Ask } from '../wire/ask.ts'
import * as fields from '../wire/fields.ts'
import { json } from '../wire/respond.ts'

const PER_PAGE = 50
const MOST_PER_PAGE = 1000

/** The account in the path. */
export async function namedAccount(auth: AuthContext, { params }: Ask): Promise<Account> {
  const { success } = fields.uuid.safeParse(params.userId)
  const account = success ? await accountById(auth.sql, params.userId!) : undefined
  if (!account) throw new WireError(404, 'user_not_found', 'User not found')
  return account
}

export async function listUsers(auth: AuthContext, { url }: Ask): Promise<Response> {
  const page = whole(url.searchParams.get('page'), 1, 1_000_000)
  const perPage = whole(url.searchParams.get('per_page'), PER_PAGE, MOST_PER_PAGE)
  const users = await auth.sql<Account[]>`
    select ${accountColumns(auth.sql)} from auth.users u where u.deleted_at is null
    order by u.created_at desc, u.id limit ${perPage} offset ${(page - 1) * perPage}`
  const [{ total } = { total: 0 }] = await auth.sql<{ total: number }[]>`
    select count(*)::int as total from auth.users where deleted_at is null`
  const last = Math.max(1, Math.ceil(total / perPage))
  const to = (number: number, rel: string) =>
    `<${url.pathname}?page=${number}&per_page=${perPage}>; rel="${rel}"`
  const links = [...(page < last ? [to(page + 1, 'next')] : []), to(last, 'last')]
  return json({ users: users.map(userJson), aud: 'authenticated' }, 200, {
    'x-total-count': String(total),
    link: links.join(', '),
  })
}

function whole(text: string | null, otherwise: number, most: number): number {
  const value = Number(text ?? otherwise)
  return Number.isInteger(value) && value >= 1 ? Math.min(value, most) : otherwise
}

export const readOneUser = async (auth: AuthContext, ask: Ask) =>
  json(userJson(await namedAccount(auth, ask)))

const NewUser = z.object({
  email: fields.email,
  password: fields.password.nullish(),
  email_confirm: z.boolean().nullish(),
  user_metadata: fields.metadata.nullish(),
})

/** An account made by the server itself; its word on the address is taken. */
export async function createUser(auth: AuthContext, ask: Ask): Promise<Response> {
  const wish = await readBody(ask, NewUser)
  const encrypted = wish.password ? await auth.passwords.hash(wish.password) : null
  const account = await auth.sql.begin(async (db) => {
    const made = await createAccount(db, {
      email: wish.email,
      encrypted,
      metadata: wish.user_metadata ?? {},
      confirmed: wish.email_confirm ?? false,
      now: auth.now(),
    })
    if (!made)
      throw new WireError(422, 'email_exists', 'A user with this email address has already been registered')
    await audit(db, ask, 'user_signedup', made, { by: 'admin' })
    return made
  })
  return json(userJson(account))
}

/** Gone for good; what belongs to the account goes with it or is handled by the product's own triggers. */
export async function deleteUser(auth: AuthContext, ask: Ask): Promise<Response> {
  const { should_soft_delete } = await readBody(ask, z.object({ should_soft_delete: z.boolean().nullish() }))
  if (should_soft_delete) throw new WireError(400, 'validation_failed', 'Soft deletion is not offered')
  const account = await namedAccount(auth, ask)
  await auth.sql.begin(async (db) => {
    await db`delete from auth.users where id = ${account.id}`
    await audit(db, ask, 'user_deleted', { id: account.id }, { by: 'admin' })
  })
  return json({})
}
