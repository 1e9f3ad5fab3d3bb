import { randomBytes } from 'node:crypto'
import type { Sql } from 'postgres'
import { inject } from 'vitest'
import { type ConnectionOptions, openSql } from '#backend/database/connection.ts'
import { withTemplate } from './templates.ts'

export interface TestDatabase {
  /** Superuser connection. */
  sql: Sql
  /** How anything else connects to this database. */
  connection: ConnectionOptions
  host: string
  name: string
  close(): Promise<void>
}

/** A fresh, empty database of the run's PostgreSQL. */
export const emptyDatabase = (): Promise<TestDatabase> => createDatabase('template1')

/** A fresh database with what a Supabase project brings: roles, schemas, the tables of auth and storage. */
export const platformDatabase = (): Promise<TestDatabase> => withTemplate('platform', createDatabase)

/** A fresh database with the platform, every migration of the product and the sample data. */
export const productDatabase = (): Promise<TestDatabase> => withTemplate('product', createDatabase)

async function createDatabase(template: string): Promise<TestDatabase> {
  const server = inject('postgres')
  const name = `t_${randomBytes(6).toString('hex')}`
  const admin = openSql(server, { max: 1, statementTimeout: 120_000, name: 'test admin' })
  await admin`create database ${admin(name)} template ${admin(template)}`
  // Settings of a database are not part of its template.
  await admin.unsafe(`alter database ${name} set search_path to "$user", public, extensions`)
  const connection = { ...server, database: name }
  const sql = openSql(connection, { max: 4, statementTimeout: 60_000, name: 'test' })
  return {
    sql,
    connection,
    host: server.host,
    name,
    async close() {
      await sql.end({ timeout: 5 })
      await admin`drop database ${admin(name)} with (force)`
      await admin.end({ timeout: 5 })
    },
  }
}
