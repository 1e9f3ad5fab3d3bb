import { randomBytes } from 'node:crypto'
import postgres from 'postgres'
import { inject } from 'vitest'

export interface TestDatabase {
  /** Superuser connection. */
  sql: postgres.Sql
  /** How anything else connects to this database: a directory with the socket, and a name. */
  host: string
  name: string
  close(): Promise<void>
}

/** A fresh, empty database of the run's PostgreSQL. */
export async function emptyDatabase(): Promise<TestDatabase> {
  const host = inject('postgresSocket')
  const name = `t_${randomBytes(6).toString('hex')}`
  const admin = postgres({ host, username: 'postgres', database: 'postgres', max: 1, onnotice: () => {} })
  await admin`create database ${admin(name)}`
  const sql = postgres({ host, username: 'postgres', database: name, max: 4, onnotice: () => {} })
  return {
    sql,
    host,
    name,
    async close() {
      await sql.end()
      await admin`drop database ${admin(name)} with (force)`
      await admin.end()
    },
  }
}
