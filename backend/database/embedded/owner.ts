// PostgreSQL refuses to run as root. When we are root, somebody else has to own its files and processes.
import { stat } from 'node:fs/promises'
import { DatabaseProblem } from '../problem.ts'
import { run } from './run.ts'

export interface Owner {
  uid: number
  gid: number
  name: string
}

export const weAreRoot = () => process.getuid?.() === 0

/** The account that PostgreSQL runs under, or undefined when it is our own. */
export async function chooseOwner(folders: string[]): Promise<Owner | undefined> {
  if (!weAreRoot()) return undefined
  for (const folder of folders) {
    const holder = await ownerOf(folder)
    if (holder) return holder
  }
  // `postgres` is made for this; `nobody` exists everywhere.
  const found = (await account('postgres')) ?? (await account('nobody'))
  if (found) return found
  throw new DatabaseProblem(
    'no_safe_owner',
    'PostgreSQL does not run as root, and there is no account "postgres" or "nobody" to run it: start the server as an ordinary user, or set DATABASE_URL',
  )
}

/** Who owns this folder, unless it is root or somebody without an account (PostgreSQL insists on one). */
async function ownerOf(folder: string): Promise<Owner | undefined> {
  const found = await stat(folder).catch(() => undefined)
  return found && found.uid !== 0 ? account(String(found.uid)) : undefined
}

async function account(nameOrUid: string): Promise<Owner | undefined> {
  try {
    const [uid, gid, name] = await Promise.all(
      ['-u', '-g', '-un'].map((flag) => run('id', [flag, nameOrUid])),
    )
    return Number(uid) > 0 ? { uid: Number(uid), gid: Number(gid), name: name! } : undefined
  } catch {
    return undefined
  }
}
