import os from 'node:os'
import type { Listening } from './listening.ts'

export const customFile = 'custom.conf'

export type Settings = Readonly<Record<string, string | number>>

const megabyte = 1024 * 1024

/** Everything PostgreSQL is told, sized for a small machine: two cores, and an eighth of the memory, within bounds. */
export function serverSettings(listening: Listening, custom: Settings): Settings {
  const memory = Math.min(os.totalmem(), process.constrainedMemory() || Infinity) / megabyte
  const share = Math.round(Math.min(256, Math.max(32, memory / 8)))
  return {
    ...(listening.kind === 'socket'
      ? {
          listen_addresses: '',
          unix_socket_directories: quoted(listening.folder),
          unix_socket_permissions: '0700',
        }
      : { listen_addresses: '127.0.0.1', unix_socket_directories: '' }),
    port: listening.port,
    max_connections: 60,
    password_encryption: 'scram-sha-256',

    // Durability is the reason for a real PostgreSQL: an acknowledged write survives a power cut.
    fsync: 'on',
    synchronous_commit: 'on',
    full_page_writes: 'on',

    shared_buffers: `${share}MB`,
    effective_cache_size: `${share * 3}MB`,
    work_mem: '8MB',
    maintenance_work_mem: '64MB',
    max_wal_size: '512MB',
    wal_compression: 'on',
    random_page_cost: 1.1,
    // With two cores the others wait while one query takes both; also keeps clear of a container's tiny /dev/shm.
    max_parallel_workers_per_gather: 0,
    jit: 'off',

    timezone: 'UTC',
    log_timezone: 'UTC',
    lc_messages: 'C',
    // Starts, stops and broken connections, but never a statement: statements carry people's data.
    log_min_messages: 'log',
    log_min_error_statement: 'panic',
    log_checkpoints: 'off',
    ...custom,
  }
}

/** This setting is a list: a comma in a folder's name would end the name. */
const quoted = (folder: string) => `"${folder.replaceAll('"', '""')}"`

export function settingsFile(settings: Settings, include?: string): string {
  const lines = Object.entries(settings).map(
    ([name, value]) => `${name} = '${String(value).replaceAll("'", "''")}'`,
  )
  return [
    `# Written anew at each start. Your own settings go into ${customFile} beside this file; they win.`,
    ...lines,
    include ? `include = '${include}'` : '',
    '',
  ].join('\n')
}
