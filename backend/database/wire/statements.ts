/** A prepared statement of one connection. */
export interface Statement {
  name: string
  role: string
  sql: string
  /** When it was used last, counted in uses. */
  used: number
}

/**
 * The prepared statements of one connection. PostgreSQL holds their plans, so their number is bounded, and those used longest ago go
 * first. Looked up by role and text one after the other: a text that comes again is the same string, whose hash is known already.
 */
export function createStatements(limit: number) {
  const byRole = new Map<string, Map<string, Statement>>()
  let size = 0
  let unwanted: string[] = []
  let counter = 0
  let uses = 0

  function forget({ role, sql }: Pick<Statement, 'role' | 'sql'>) {
    const known = byRole.get(role)?.get(sql)
    if (!known) return
    byRole.get(role)!.delete(sql)
    size--
    unwanted.push(known.name)
  }

  const all = () => [...byRole.values()].flatMap((statements) => [...statements.values()])

  return {
    /** The statement, if the connection knows it already. */
    find(role: string, sql: string): Statement | undefined {
      const known = byRole.get(role)?.get(sql)
      if (known) known.used = ++uses
      return known
    },
    /** A statement with a name that was never used before. */
    create: (role: string, sql: string): Statement => ({ name: `s${counter++}`, role, sql, used: ++uses }),
    /** Called when the server has accepted it. */
    keep(statement: Statement) {
      const { role, sql } = statement
      const statements = byRole.get(role) ?? new Map<string, Statement>()
      if (!statements.has(sql)) size++
      byRole.set(role, statements.set(sql, statement))
    },
    forget,
    forgetAll() {
      for (const statement of all()) forget(statement)
    },
    /** Names to close now, so that the limit still holds with `more` new ones. */
    takeUnwanted(more: number): string[] {
      if (size + more > limit) {
        const oldest = all().sort((a, b) => a.used - b.used)
        for (const statement of oldest.slice(0, size + more - limit)) forget(statement)
      }
      const gone = unwanted
      if (gone.length > 0) unwanted = []
      return gone
    },
  }
}
