import { chmod, cp, readdir, rename, rm, stat } from 'node:fs/promises'
import path from 'node:path'
import { canReadAll } from '../accounts/file-permissions.ts'
import type { Cluster } from '../cluster/cluster.ts'
import type { Logger } from '../logger.ts'
import type { PostgresBinaries } from './find-binaries.ts'

/** Returns binaries that the account of the cluster can read: the given ones, or a copy of them in the cluster's folder. */
export async function ensureReadableBinaries(
  binaries: PostgresBinaries,
  { account, home }: Cluster,
  log: Logger,
): Promise<PostgresBinaries> {
  if (!account || (await canReadAll(binaries.root, account))) return binaries
  const copy = path.join(home, `postgresql-${binaries.version}`)
  if (!(await stat(copy).catch(() => undefined))) {
    log.info(`"${account.name}" cannot read ${binaries.root}: copying PostgreSQL to ${copy}`)
    const draft = `${copy}.draft`
    await rm(draft, { recursive: true, force: true })
    await cp(binaries.root, draft, { recursive: true, verbatimSymlinks: true })
    await makeReadable(draft)
    await rename(draft, copy)
  }
  return { ...binaries, root: copy, bin: path.join(copy, path.relative(binaries.root, binaries.bin)) }
}

/** Root stays the owner of the copy, so that the account of PostgreSQL can run it but not change it. */
async function makeReadable(folder: string): Promise<void> {
  await chmod(folder, 0o755)
  for (const entry of await readdir(folder, { recursive: true, withFileTypes: true })) {
    if (entry.isSymbolicLink()) continue
    const file = path.join(entry.parentPath, entry.name)
    const { mode } = await stat(file)
    await chmod(file, mode & 0o100 ? 0o755 : 0o644)
  }
}

/** Removes copies of versions that are no longer used; safe only while no server runs from them. */
export async function removeUnusedCopies({ home }: Cluster, { bin }: PostgresBinaries): Promise<void> {
  const copies = (await readdir(home)).filter((name) => name.startsWith('postgresql-'))
  const unused = copies
    .map((name) => path.join(home, name))
    .filter((folder) => !bin.startsWith(folder + path.sep))
  await Promise.all(unused.map((folder) => rm(folder, { recursive: true, force: true })))
}
