// `npm run upgrade [-- --to 19 | --confirm | --roll-back]`: moves the embedded database to the PostgreSQL of the packages, or to another major
// version. The old data stays until `--confirm`; `--roll-back` returns to it.
import { parseArgs } from 'node:util'
import { findBinaries } from '#backend/database/embedded/binaries/find-binaries.ts'
import { findCluster } from '#backend/database/embedded/cluster/find-cluster.ts'
import { readDataVersion } from '#backend/database/embedded/cluster/initialise-cluster.ts'
import {
  deleteRetiredData,
  findRetiredData,
  rollBackData,
} from '#backend/database/embedded/cluster/retired-data.ts'
import { findRunningEmbedded, hasEmbeddedData } from '#backend/database/embedded/find-running.ts'
import { SYSTEM_DIR } from '#backend/database/embedded/start-embedded.ts'
import { ConfigError, readConfig } from '#server/config.ts'
import { createLog } from '#server/monitoring/log.ts'
import { runCommand } from '../command-line/run-command.ts'
import { findPostgres } from '../upgrade/find-postgres.ts'
import { upgradeCluster } from '../upgrade/upgrade-cluster.ts'

await runCommand(async () => {
  const { values: flags } = parseArgs({
    options: { to: { type: 'string' }, confirm: { type: 'boolean' }, 'roll-back': { type: 'boolean' } },
  })
  if (flags.to !== undefined && !/^\d{2}$/.test(flags.to))
    throw new ConfigError('Usage: npm run upgrade [-- --to 19 | --confirm | --roll-back]')
  const { dataDir, databaseUrl } = readConfig(process.env)
  if (databaseUrl)
    throw new ConfigError(
      'This command upgrades the embedded PostgreSQL only, and this site has a DATABASE_URL.',
    )
  if (await findRunningEmbedded(dataDir))
    throw new ConfigError(`The site in ${dataDir} is running. Stop it first.`)
  const cluster = await findCluster(dataDir, SYSTEM_DIR, createLog('warn'))
  const retired = await findRetiredData(cluster)
  if (!retired && !hasEmbeddedData(dataDir)) throw new ConfigError(`There is no database in ${dataDir}.`)

  if (flags.confirm) {
    const isDeleted = await deleteRetiredData(cluster)
    return console.log(isDeleted ? 'Confirmed: the old data is deleted.' : 'There is no upgrade to confirm.')
  }
  if (flags['roll-back']) {
    const isRolledBack = await rollBackData(cluster)
    return console.log(
      isRolledBack
        ? 'Rolled back: the data is as it was before the upgrade. Start the version of the site that used it.'
        : 'There is no upgrade to roll back.',
    )
  }
  if (retired)
    throw new ConfigError(`An upgrade waits for --confirm or --roll-back; its old data is in ${retired}.`)

  const from = (await readDataVersion(cluster))!
  const target = flags.to === undefined ? await findBinaries() : await findPostgres(Number(flags.to))
  if (target.major < from)
    throw new ConfigError(
      `The data belongs to PostgreSQL ${from}; an older version (${target.major}) cannot be chosen.`,
    )
  // `--to` with the same version creates the database anew, which also removes the space that deleted rows take up.
  if (target.major === from && flags.to === undefined)
    return console.log(`The data already belongs to PostgreSQL ${from}. There is nothing to do.`)
  const { backup } = await upgradeCluster({ dataDir, cluster, source: await findPostgres(from), target })
  console.log(
    `The data is in PostgreSQL ${target.version} now, with the same number of rows in every table. The old rows are also in ${backup}.\n` +
      'Start the site and look at it. Then: npm run upgrade -- --confirm deletes the old data; npm run upgrade -- --roll-back returns to it.',
  )
})
