/** A prepared statement of one connection. */
export interface PreparedStatement {
  name: string
  role: string
  sql: string
  /** The value of the use counter when it was used last. */
  lastUsed: number
}

/**
 * The prepared statements of one connection. PostgreSQL holds a plan for each, so their number is limited and the least
 * recently used ones are closed first. Two nested maps, by role and then by text, avoid building a combined key: the text of
 * a repeated query is the same string object, whose hash is already computed.
 */
export function createStatementCache(maxSize: number) {
  const byRole = new Map<string, Map<string, PreparedStatement>>()
  let size = 0
  let namesToClose: string[] = []
  let createdCount = 0
  let useCount = 0

  function remove({ role, sql }: Pick<PreparedStatement, 'role' | 'sql'>) {
    const cached = byRole.get(role)?.get(sql)
    if (!cached) return
    byRole.get(role)!.delete(sql)
    size--
    namesToClose.push(cached.name)
  }

  const all = () => [...byRole.values()].flatMap((statements) => [...statements.values()])

  return {
    find(role: string, sql: string): PreparedStatement | undefined {
      const cached = byRole.get(role)?.get(sql)
      if (cached) cached.lastUsed = ++useCount
      return cached
    },
    /** Creates a statement with a new name. It is not in the cache until `add`. */
    create: (role: string, sql: string): PreparedStatement => ({
      name: `s${createdCount++}`,
      role,
      sql,
      lastUsed: ++useCount,
    }),
    /** Called when the server has prepared the statement. */
    add(statement: PreparedStatement) {
      const { role, sql } = statement
      const statements = byRole.get(role) ?? new Map<string, PreparedStatement>()
      const duplicate = statements.get(sql)
      // Two batches that are sent together prepare the same text twice.
      if (duplicate) namesToClose.push(duplicate.name)
      else size++
      byRole.set(role, statements.set(sql, statement))
    },
    remove,
    removeAll() {
      for (const statement of all()) remove(statement)
    },
    /** Makes room for `newCount` statements and returns the names of all statements that the server can close now. */
    takeNamesToClose(newCount: number): string[] {
      if (size + newCount > maxSize) {
        const oldestFirst = all().sort((a, b) => a.lastUsed - b.lastUsed)
        for (const statement of oldestFirst.slice(0, size + newCount - maxSize)) remove(statement)
      }
      const names = namesToClose
      if (names.length > 0) namesToClose = []
      return names
    },
  }
}

export type StatementCache = ReturnType<typeof createStatementCache>
