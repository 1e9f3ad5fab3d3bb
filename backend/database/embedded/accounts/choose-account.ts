import { stat } from 'node:fs/promises'
import { DatabaseError } from '../../database-error.ts'
import { runCommand } from '../run-command.ts'
import type { Account } from './account.ts'

export const isRunningAsRoot = () => process.getuid?.() === 0

/**
 * The account that runs PostgreSQL and owns its files; undefined means the account of this process.
 * PostgreSQL refuses to run as root, so a server started by root needs another account.
 */
export async function chooseAccount(folders: string[]): Promise<Account | undefined> {
  if (!isRunningAsRoot()) return undefined
  for (const folder of folders) {
    const folderOwner = await ownerOf(folder)
    if (folderOwner) return folderOwner
  }
  // `postgres` exists for this purpose; `nobody` exists on every system.
  const account = (await findAccount('postgres')) ?? (await findAccount('nobody'))
  if (account) return account
  throw new DatabaseError(
    'no_safe_owner',
    'PostgreSQL does not run as root, and there is no account "postgres" or "nobody" to run it: start the server as an ordinary user, or set DATABASE_URL',
  )
}

/** The owner of the folder; undefined for root and for a uid without an account, because PostgreSQL needs an account. */
async function ownerOf(folder: string): Promise<Account | undefined> {
  const stats = await stat(folder).catch(() => undefined)
  return stats && stats.uid !== 0 ? findAccount(String(stats.uid)) : undefined
}

async function findAccount(nameOrUid: string): Promise<Account | undefined> {
  try {
    const [uid, gid, name] = await Promise.all(
      ['-u', '-g', '-un'].map((flag) => runCommand('id', [flag, nameOrUid])),
    )
    return Number(uid) > 0 ? { uid: Number(uid), gid: Number(gid), name: name! } : undefined
  } catch {
    return undefined
  }
}
