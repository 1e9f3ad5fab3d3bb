export interface StoredView {
  oid: number
  schema: string
  name: string
  /** The view's query as PostgreSQL stores it (a pg_node_tree). */
  query: string
  /** Column number -> name. */
  columns: Record<string, string>
}

export interface BaseTable {
  oid: number
  schema: string
  name: string
  columns: Record<string, string>
  primaryKey: string[]
}

/** The table column that a view's column selects. */
export interface ViewColumn {
  view: StoredView
  viewColumn: string
  table: BaseTable
  tableColumn: string
}

interface TargetEntry {
  number: number
  table: number
  column: number
}

/** Resolves every view column, also through views on views, to its table column. Omits computed columns. */
export function traceViewColumns(views: readonly StoredView[], tables: readonly BaseTable[]): ViewColumn[] {
  const tablesByOid = new Map(tables.map((table) => [table.oid, table]))
  const entriesByOid = new Map(views.map((view) => [view.oid, readTargets(view.query)]))

  function resolveColumn(
    oid: number,
    column: number,
    seen: Set<number>,
  ): { table: BaseTable; column: string } | undefined {
    const table = tablesByOid.get(oid)
    if (table) return { table, column: table.columns[column] ?? '' }
    if (seen.has(oid)) return undefined
    const entry = entriesByOid.get(oid)?.find(({ number }) => number === column)
    return entry && resolveColumn(entry.table, entry.column, new Set([...seen, oid]))
  }

  return views.flatMap((view) =>
    (entriesByOid.get(view.oid) ?? []).flatMap((entry) => {
      const source = resolveColumn(entry.table, entry.column, new Set([view.oid]))
      const viewColumn = view.columns[entry.number]
      if (!source || viewColumn === undefined) return []
      return [{ view, viewColumn, table: source.table, tableColumn: source.column }]
    }),
  )
}

/**
 * Reads the target list of the outermost query: `({QUERY … :targetList ({TARGETENTRY … :resno 1 … :resorigtbl 16400 :resorigcol 1 …} …)`.
 * Depth is counted in braces: the query is at 1, its target entries at 2, expressions deeper.
 */
export function readTargets(query: string): TargetEntry[] {
  const entries: TargetEntry[] = []
  let depth = 0
  let inTargets = false
  let entryStart = -1
  for (let at = 0; at < query.length; at++) {
    const char = query[at]
    if (char === '\\') at++
    else if (char === '{') {
      depth++
      if (depth === 2 && inTargets && query.startsWith('{TARGETENTRY', at)) entryStart = at
    } else if (char === '}') {
      if (depth === 2 && entryStart >= 0) {
        entries.push(...readEntry(query.slice(entryStart, at)))
        entryStart = -1
      }
      depth--
    } else if (char === ':' && depth === 1) inTargets = query.startsWith(':targetList ', at)
  }
  return entries.filter(({ table }) => table > 0)
}

function readEntry(text: string): TargetEntry[] {
  // The entry's fields follow its expression, which may contain the same field names: use the last occurrence.
  const last = (field: string) => Number(new RegExp(`.*:${field} (\\d+)`, 's').exec(text)?.[1] ?? 0)
  if (/:resjunk true[^:]*$/.test(text)) return []
  return [{ number: last('resno'), table: last('resorigtbl'), column: last('resorigcol') }]
}
