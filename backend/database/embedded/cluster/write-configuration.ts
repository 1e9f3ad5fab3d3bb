import { existsSync } from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { writeAs } from '../accounts/write-as.ts'
import type { Endpoint } from '../process/endpoint.ts'
import type { Cluster } from './cluster.ts'
import {
  CUSTOM_SETTINGS_FILE,
  formatSettings,
  serverSettings,
  type ServerSettings,
} from './server-settings.ts'

/** Writes the three configuration files before every start, so that files of an older version never apply. */
export async function writeConfiguration(
  cluster: Cluster,
  major: number,
  endpoint: Endpoint,
  settings: ServerSettings,
): Promise<void> {
  const overSocket = endpoint.kind === 'socket'
  const { account, dataFolder } = cluster
  const write = (name: string, text: string) => writeAs(account, path.join(dataFolder, name), text)
  const customFile = existsSync(path.join(dataFolder, CUSTOM_SETTINGS_FILE))
    ? CUSTOM_SETTINGS_FILE
    : undefined
  await write('postgresql.conf', formatSettings(serverSettings(endpoint, settings), customFile))
  await write(
    'pg_hba.conf',
    overSocket ? 'local all all peer map=server\n' : 'host all all 127.0.0.1/32 scram-sha-256\n',
  )
  await write('pg_ident.conf', overSocket ? identityMap(major) : '')
}

/** Only the system account of this process may connect through the socket, as any database role. */
function identityMap(major: number): string {
  const systemUser = os.userInfo().username.replaceAll('"', '""')
  const roles = major >= 16 ? ['all'] : ['postgres', 'authenticator']
  return roles.map((role) => `server "${systemUser}" ${role}\n`).join('')
}
