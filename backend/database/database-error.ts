type DatabaseErrorCode =
  | 'bad_url'
  | 'wrong_password'
  | 'unknown_host'
  | 'not_listening'
  | 'no_such_database'
  | 'server_too_old'
  | 'tls_failed'
  | 'connection_failed'
  | 'no_binaries'
  | 'no_safe_owner'
  | 'unwritable_folder'
  | 'other_major_version'
  | 'already_running'
  | 'start_failed'
  | 'port_in_use'
  | 'upgrade_interrupted'
  | 'migration_failed'
  | 'migration_edited'
  | 'migration_missing'
  | 'migration_out_of_order'
  | 'bad_file_name'
  | 'no_such_folder'

/** The database cannot be used. The message is one line that tells the operator what to do. */
export class DatabaseError extends Error {
  readonly code: DatabaseErrorCode

  constructor(code: DatabaseErrorCode, message: string, cause?: unknown) {
    super(message, { cause })
    this.name = 'DatabaseError'
    this.code = code
  }
}
