import type { Sql, TransactionSql } from 'postgres'
import type { Identity } from '../../identity.ts'
import { assumeIdentity } from '../../run-as.ts'

interface Rights {
  read: boolean
  write: boolean
}

/** What a caller may do in a channel. */
export interface ChannelRights {
  broadcast: Rights
  presence: Rights
}

const ALL: Rights = { read: true, write: true }
export const PUBLIC_RIGHTS: ChannelRights = { broadcast: ALL, presence: ALL }

const MISSING_RIGHT = '42501'

/** A check never leaves a row behind: this error rolls it back. */
class RollBack extends Error {}

/**
 * Reads the caller's rights in a private channel from the policies of `realtime.messages`, as Supabase does: a caller who can select a
 * message of the topic may read, and a caller who can insert one may write.
 */
export async function readChannelRights(sql: Sql, identity: Identity, name: string): Promise<ChannelRights> {
  return {
    broadcast: await readRights(sql, identity, name, 'broadcast'),
    presence: await readRights(sql, identity, name, 'presence'),
  }
}

type Extension = keyof ChannelRights

async function readRights(sql: Sql, identity: Identity, name: string, extension: Extension): Promise<Rights> {
  return {
    read: await isAllowed(sql, name, async (tx) => {
      const [message] = await tx<{ id: string }[]>`
        insert into realtime.messages (topic, extension, private) values (${name}, ${extension}, true) returning id`
      await assumeIdentity(tx, identity)
      const [visible] = await tx`select from realtime.messages where id = ${message!.id}`
      return visible !== undefined
    }),
    write: await isAllowed(sql, name, async (tx) => {
      await assumeIdentity(tx, identity)
      await tx`insert into realtime.messages (topic, extension, private) values (${name}, ${extension}, true)`
      return true
    }),
  }
}

async function isAllowed(
  sql: Sql,
  name: string,
  check: (tx: TransactionSql) => Promise<boolean>,
): Promise<boolean> {
  let allowed = false
  try {
    await sql.begin(async (tx) => {
      await tx`select set_config('realtime.topic', ${name}, true)`
      allowed = await check(tx)
      throw new RollBack()
    })
  } catch (error) {
    if (!(error instanceof RollBack) && (error as { code?: string }).code !== MISSING_RIGHT) throw error
  }
  return allowed
}
