export type ProblemCode =
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
  | 'migration_failed'
  | 'migration_edited'
  | 'migration_missing'
  | 'migration_out_of_order'
  | 'bad_file_name'
  | 'no_such_folder'

/** Why the database cannot be used, in one line that an operator can act on. */
export class DatabaseProblem extends Error {
  readonly code: ProblemCode

  constructor(code: ProblemCode, message: string, cause?: unknown) {
    super(message, { cause })
    this.name = 'DatabaseProblem'
    this.code = code
  }
}
