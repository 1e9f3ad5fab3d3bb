import { readdir, realpath, stat } from 'node:fs/promises'
import path from 'node:path'
import type { Owner } from './owner.ts'

const READ = 4
const ENTER = 1

/** Whether this account can walk down to the folder, which root cannot tell by trying. */
export async function canEnter(folder: string, owner: Owner): Promise<boolean> {
  let here = await realpath(folder)
  for (;;) {
    if (!(await allows(here, owner, ENTER))) return false
    const above = path.dirname(here)
    if (above === here) return true
    here = above
  }
}

/** Whether this account can walk down to the folder and read everything in it. */
export async function canReadAll(folder: string, owner: Owner): Promise<boolean> {
  if (!(await canEnter(folder, owner))) return false
  for (const entry of await readdir(folder, { recursive: true, withFileTypes: true })) {
    if (entry.isSymbolicLink()) continue
    const right = entry.isDirectory() ? READ | ENTER : READ
    if (!(await allows(path.join(entry.parentPath, entry.name), owner, right))) return false
  }
  return true
}

async function allows(file: string, owner: Owner, right: number): Promise<boolean> {
  const { uid, gid, mode } = await stat(file)
  const shift = uid === owner.uid ? 6 : gid === owner.gid ? 3 : 0
  return ((mode >> shift) & right) === right
}
