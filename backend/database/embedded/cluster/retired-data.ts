import { readdir, rename, rm } from 'node:fs/promises'
import path from 'node:path'
import { DatabaseError } from '../../database-error.ts'
import type { Cluster } from './cluster.ts'

/** The data before an upgrade stays beside the current data until the operator confirms: `data.of-17` for PostgreSQL 17. */
const RETIRED = /^data\.of-\d+$/
const ROLLED_BACK = 'data.rolled-back'

type Home = Pick<Cluster, 'home' | 'dataFolder'>

export async function findRetiredData({ home }: Pick<Cluster, 'home'>): Promise<string | undefined> {
  const name = (await readdir(home).catch(() => [])).find((entry) => RETIRED.test(entry))
  return name && path.join(home, name)
}

/** Without current data the site would start with an empty database. */
export const interruptedUpgradeError = (retired: string) =>
  new DatabaseError(
    'upgrade_interrupted',
    `An upgrade or a restore was interrupted; the data is in ${retired}: run npm run upgrade -- --roll-back`,
  )

/** Puts the new data in the place of the old, which stays beside it. */
export async function replaceData({ home, dataFolder }: Home, major: number, newData: string): Promise<void> {
  const retired = path.join(home, `data.of-${major}`)
  await rename(dataFolder, retired)
  try {
    await rename(newData, dataFolder)
  } catch (error) {
    await rename(retired, dataFolder)
    throw error
  }
}

/** Deletes what an upgrade and a roll-back have left. Returns false if there is nothing. */
export async function deleteRetiredData(cluster: Home): Promise<boolean> {
  const retired = await findRetiredData(cluster)
  await rm(path.join(cluster.home, ROLLED_BACK), { recursive: true, force: true })
  if (retired) await rm(retired, { recursive: true })
  return retired !== undefined
}

/** Returns to the data before the upgrade. The newer data stays as `data.rolled-back`. Returns false if there is none to return to. */
export async function rollBackData(cluster: Home): Promise<boolean> {
  const retired = await findRetiredData(cluster)
  if (!retired) return false
  const rolledBack = path.join(cluster.home, ROLLED_BACK)
  await rm(rolledBack, { recursive: true, force: true })
  await rename(cluster.dataFolder, rolledBack).catch((error: NodeJS.ErrnoException) => {
    // An interrupted upgrade has left no current data.
    if (error.code !== 'ENOENT') throw error
  })
  await rename(retired, cluster.dataFolder)
  return true
}
