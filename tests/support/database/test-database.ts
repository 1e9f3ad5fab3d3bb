import { randomBytes } from 'node:crypto'
import type { Sql } from 'postgres'
import { inject } from 'vitest'
import type { ConnectionOptions } from '#backend/database/connection-options.ts'
import { createSqlClient } from '#backend/database/sql-client.ts'
import { withTemplate } from './template-databases.ts'

export interface TestDatabase {
  /** Superuser connection. */
  sql: Sql
  /** Connection options for other clients of this database. */
  connection: ConnectionOptions
  host: string
  name: string
  close(): Promise<void>
}

/** A new, empty database in the run's PostgreSQL. */
export const emptyDatabase = (): Promise<TestDatabase> => createDatabase('template1')

/** A new database with the platform of a Supabase project: roles, schemas, the tables of auth and storage. */
export const platformDatabase = (): Promise<TestDatabase> => withTemplate('platform', createDatabase)

/** A new database with the platform, every migration and the sample data. */
export const productDatabase = (): Promise<TestDatabase> => withTemplate('product', createDatabase)

async function createDatabase(template: string): Promise<TestDatabase> {
  const server = inject('postgres')
  const name = `t_${randomBytes(6).toString('hex')}`
  const adminSql = createSqlClient(server, { max: 1, statementTimeout: 120_000, name: 'test admin' })
  // Ten times faster than the default, which writes every block to the write-ahead log.
  await adminSql`create database ${adminSql(name)} template ${adminSql(template)} strategy file_copy`
  // A clone does not inherit the settings of its template.
  await adminSql.unsafe(`alter database ${name} set search_path to "$user", public, extensions`)
  const connection = { ...server, database: name }
  const sql = createSqlClient(connection, { max: 4, statementTimeout: 60_000, name: 'test' })
  return {
    sql,
    connection,
    host: server.host,
    name,
    async close() {
      await sql.end({ timeout: 5 })
      await adminSql`drop database ${adminSql(name)} with (force)`
      await adminSql.end({ timeout: 5 })
    },
  }
}
