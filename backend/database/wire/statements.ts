/** The prepared statements of one connection, the least used first. PostgreSQL holds their plans, so their number is bounded. */
export function createStatements(limit: number) {
  const names = new Map<string, string>()
  let unwanted: string[] = []
  let counter = 0

  function forget(key: string) {
    const name = names.get(key)
    if (name === undefined) return
    names.delete(key)
    unwanted.push(name)
  }

  return {
    /** The name of a statement, and whether the connection knows it already. */
    name(key: string): { name: string; known: boolean } {
      const name = names.get(key)
      if (name === undefined) return { name: `s${counter++}`, known: false }
      names.delete(key)
      names.set(key, name)
      return { name, known: true }
    },
    /** Called when the server has accepted it. */
    keep(key: string, name: string) {
      names.set(key, name)
    },
    forget,
    forgetAll() {
      for (const key of names.keys()) forget(key)
    },
    /** Names to close now, so that the limit still holds with `more` new ones. */
    takeUnwanted(more: number): string[] {
      for (const key of names.keys()) {
        if (names.size + more <= limit) break
        forget(key)
      }
      const gone = unwanted
      unwanted = []
      return gone
    },
  }
}
