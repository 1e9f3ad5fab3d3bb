import { RestError } from '../rest-error.ts'
import { closest } from '../closest.ts'
import { qualified, type Relationship, type SchemaCache } from '../schema/schema-cache.ts'

/** Which relationship `origin?select=target!hint(…)` means. None or several is an error that says what there is. */
export function findRelationship(
  cache: SchemaCache,
  schema: string,
  origin: string,
  target: string,
  hint: string | undefined,
): Relationship {
  const known = (cache.relationships.get(qualified(schema, origin)) ?? []).filter(
    (relationship) => relationship.foreignSchema === schema,
  )
  const found = known.filter((relationship) => matches(relationship, target, hint))
  if (found.length === 1) return found[0]!
  if (found.length > 1) throw ambiguous(origin, target, found)
  throw missing(cache, schema, origin, target, hint)
}

function matches(relationship: Relationship, target: string, hint: string | undefined): boolean {
  const { cardinality, computed, isSelf, foreignTable, foreignTableIsView, junction } = relationship
  if (computed) return computed.name === target
  const isForeignKey = cardinality !== 'many-to-many'
  const [only] = relationship.columns.length === 1 ? relationship.columns : []
  const byConstraint = (name: string) => isForeignKey && relationship.constraint === name
  const byColumn = (name: string) => isForeignKey && only?.[0] === name
  const byForeignColumn = (name: string) => isForeignKey && only?.[1] === name
  if (isSelf) {
    // One foreign key, two directions: the table's name means the many, the column's name means the one.
    if (hint !== undefined) {
      return foreignTable === target && cardinality === 'one-to-many' && byForeignColumn(hint)
    }
    return (
      (foreignTable === target && cardinality === 'one-to-many') ||
      (cardinality === 'many-to-one' && byColumn(target))
    )
  }
  if (hint !== undefined) {
    const fits = byConstraint(hint) || byColumn(hint) || byForeignColumn(hint) || junction?.name === hint
    return foreignTable === target && fits
  }
  return foreignTable === target || (!foreignTableIsView && (byConstraint(target) || byColumn(target)))
}

const list = (names: readonly string[]) => `(${names.join(', ')})`

function describe(relationship: Relationship) {
  const { table, foreignTable, cardinality, constraint, columns, junction } = relationship
  const way = junction
    ? `${junction.name} using ${junction.constraints[0]}${list(junction.source.map(([, c]) => c))} and ${junction.constraints[1]}${list(junction.target.map(([, c]) => c))}`
    : `${constraint} using ${table}${list(columns.map(([c]) => c))} and ${foreignTable}${list(columns.map(([, c]) => c))}`
  return { cardinality, embedding: `${table} with ${foreignTable}`, relationship: way }
}

function ambiguous(origin: string, target: string, found: readonly Relationship[]) {
  const choices = found.map((r) => `'${r.foreignTable}!${r.junction?.name ?? r.constraint}'`).join(', ')
  return new RestError(
    300,
    'PGRST201',
    `Could not embed because more than one relationship was found for '${origin}' and '${target}'`,
    {
      details: found.map(describe),
      hint: `Try changing '${target}' to one of the following: ${choices}. Find the desired relationship in the 'details' key.`,
    },
  )
}

function missing(
  cache: SchemaCache,
  schema: string,
  origin: string,
  target: string,
  hint: string | undefined,
) {
  const using = hint === undefined ? '' : `' using the hint '${hint}`
  return new RestError(
    400,
    'PGRST200',
    `Could not find a relationship between '${origin}' and '${target}' in the schema cache`,
    {
      details: `Searched for a foreign key relationship between '${origin}' and '${target}${using}' in the schema '${schema}', but no matches were found.`,
      hint: suggestion(cache, schema, origin, target),
    },
  )
}

function suggestion(cache: SchemaCache, schema: string, origin: string, target: string): string | null {
  const own = cache.relationships.get(qualified(schema, origin))
  if (!own) {
    const origins = [...cache.relationships.values()].flatMap(([first]) =>
      first?.schema === schema ? [first.table] : [],
    )
    const match = closest(origins, origin)
    return match === undefined ? null : `Perhaps you meant '${match}' instead of '${origin}'.`
  }
  const names = own.map(({ foreignTable }) => foreignTable)
  // The name is right, so the hint was wrong.
  const match = names.includes(target) ? undefined : closest(names, target)
  return match === undefined ? null : `Perhaps you meant '${match}' instead of '${target}'.`
}
