import { chmod, cp, readdir, rename, rm, stat } from 'node:fs/promises'
import path from 'node:path'
import type { Binaries } from './binaries.ts'
import type { Log } from './log.ts'
import type { Place } from './place.ts'
import { canReadAll } from './reach.ts'

/** The same binaries where the cluster's owner can reach them: as they are, or as a private copy beside the data. */
export async function reachableBinaries(binaries: Binaries, place: Place, log: Log): Promise<Binaries> {
  const { owner, home } = place
  if (!owner || (await canReadAll(binaries.root, owner))) return binaries
  const copy = path.join(home, `postgresql-${binaries.version}`)
  if (!(await stat(copy).catch(() => undefined))) {
    log.info(`"${owner.name}" cannot read ${binaries.root}: copying PostgreSQL to ${copy}`)
    const draft = `${copy}.draft`
    await rm(draft, { recursive: true, force: true })
    await cp(binaries.root, draft, { recursive: true, verbatimSymlinks: true })
    await letAllRead(draft)
    await rename(draft, copy)
  }
  return { ...binaries, root: copy, bin: path.join(copy, path.relative(binaries.root, binaries.bin)) }
}

/** The copy stays ours, so that PostgreSQL's owner can run it but not change it. */
async function letAllRead(folder: string): Promise<void> {
  await chmod(folder, 0o755)
  for (const entry of await readdir(folder, { recursive: true, withFileTypes: true })) {
    if (entry.isSymbolicLink()) continue
    const file = path.join(entry.parentPath, entry.name)
    const { mode } = await stat(file)
    await chmod(file, mode & 0o100 ? 0o755 : 0o644)
  }
}

/** Removes copies of versions that are no longer used; only safe while no server runs from them. */
export async function forgetOldCopies({ home }: Place, { bin }: Binaries): Promise<void> {
  const old = (await readdir(home)).filter((name) => name.startsWith('postgresql-'))
  const unused = old
    .map((name) => path.join(home, name))
    .filter((folder) => !bin.startsWith(folder + path.sep))
  await Promise.all(unused.map((folder) => rm(folder, { recursive: true, force: true })))
}
