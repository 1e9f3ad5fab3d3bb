import { readdir, realpath, stat } from 'node:fs/promises'
import path from 'node:path'
import type { Account } from './account.ts'

const READ = 4
const ENTER = 1

/**
 * Whether this account can enter the folder and all its parents. Computed from the permission bits, because the server runs
 * as root here, and root can enter every folder.
 */
export async function canEnter(folder: string, account: Account): Promise<boolean> {
  let current = await realpath(folder)
  for (;;) {
    if (!(await hasPermission(current, account, ENTER))) return false
    const parent = path.dirname(current)
    if (parent === current) return true
    current = parent
  }
}

/** Whether this account can enter the folder and read everything in it. */
export async function canReadAll(folder: string, account: Account): Promise<boolean> {
  if (!(await canEnter(folder, account))) return false
  for (const entry of await readdir(folder, { recursive: true, withFileTypes: true })) {
    if (entry.isSymbolicLink()) continue
    const permission = entry.isDirectory() ? READ | ENTER : READ
    if (!(await hasPermission(path.join(entry.parentPath, entry.name), account, permission))) return false
  }
  return true
}

async function hasPermission(file: string, account: Account, permission: number): Promise<boolean> {
  const { uid, gid, mode } = await stat(file)
  const shift = uid === account.uid ? 6 : gid === account.gid ? 3 : 0
  return ((mode >> shift) & permission) === permission
}
