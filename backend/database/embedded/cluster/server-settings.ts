import os from 'node:os'
import type { Endpoint } from '../process/endpoint.ts'

export const CUSTOM_SETTINGS_FILE = 'custom.conf'

export type ServerSettings = Readonly<Record<string, string | number>>

const MEGABYTE = 1024 * 1024

/** The settings of the server, sized for a small machine: two cores, and an eighth of the memory within bounds. */
export function serverSettings(endpoint: Endpoint, overrides: ServerSettings): ServerSettings {
  const memory = Math.min(os.totalmem(), process.constrainedMemory() || Infinity) / MEGABYTE
  const sharedBuffers = Math.round(Math.min(256, Math.max(32, memory / 8)))
  return {
    ...(endpoint.kind === 'socket'
      ? {
          listen_addresses: '',
          unix_socket_directories: quoteListEntry(endpoint.folder),
          unix_socket_permissions: '0700',
        }
      : { listen_addresses: '127.0.0.1', unix_socket_directories: '' }),
    port: endpoint.port,
    max_connections: 60,
    password_encryption: 'scram-sha-256',

    // An acknowledged write must survive a power cut.
    fsync: 'on',
    synchronous_commit: 'on',
    full_page_writes: 'on',

    shared_buffers: `${sharedBuffers}MB`,
    effective_cache_size: `${sharedBuffers * 3}MB`,
    work_mem: '8MB',
    maintenance_work_mem: '64MB',
    max_wal_size: '512MB',
    wal_compression: 'on',
    random_page_cost: 1.1,
    // A parallel query would occupy both cores while other queries wait, and needs more /dev/shm than a container has.
    max_parallel_workers_per_gather: 0,
    jit: 'off',

    timezone: 'UTC',
    log_timezone: 'UTC',
    lc_messages: 'C',
    // Logs starts, stops and broken connections, but never a statement, because statements contain personal data.
    log_min_messages: 'log',
    log_min_error_statement: 'panic',
    log_checkpoints: 'off',
    ...overrides,
  }
}

/** Quoted, because the setting is a list and a comma in the folder's name would end the entry. */
const quoteListEntry = (folder: string) => `"${folder.replaceAll('"', '""')}"`

/** The content of postgresql.conf; `include` names another file whose settings take precedence. */
export function formatSettings(settings: ServerSettings, include?: string): string {
  const lines = Object.entries(settings).map(
    ([name, value]) => `${name} = '${String(value).replaceAll("'", "''")}'`,
  )
  return [
    `# Overwritten at each start. Put your own settings into ${CUSTOM_SETTINGS_FILE} in this folder; they take precedence.`,
    ...lines,
    include ? `include = '${include}'` : '',
    '',
  ].join('\n')
}
