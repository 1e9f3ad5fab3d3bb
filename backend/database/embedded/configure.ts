import { existsSync } from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import type { Listening } from './listening.ts'
import type { Place } from './place.ts'
import { customFile, serverSettings, type Settings, settingsFile } from './settings.ts'
import { writeAs } from './write-as.ts'

/** Writes the three configuration files anew, so that a start never depends on what an older version wrote. */
export async function configure(
  place: Place,
  major: number,
  listening: Listening,
  custom: Settings,
): Promise<void> {
  const overSocket = listening.kind === 'socket'
  const write = (name: string, text: string) => writeAs(place.owner, path.join(place.data, name), text)
  const own = existsSync(path.join(place.data, customFile)) ? customFile : undefined
  await write('postgresql.conf', settingsFile(serverSettings(listening, custom), own))
  await write(
    'pg_hba.conf',
    overSocket ? 'local all all peer map=server\n' : 'host all all 127.0.0.1/32 scram-sha-256\n',
  )
  await write('pg_ident.conf', overSocket ? identityMap(major) : '')
}

/** Only the account that runs this server may come in through the socket; it may take any database role. */
function identityMap(major: number): string {
  const account = os.userInfo().username.replaceAll('"', '""')
  const roles = major >= 16 ? ['all'] : ['postgres', 'authenticator']
  return roles.map((role) => `server "${account}" ${role}\n`).join('')
}
