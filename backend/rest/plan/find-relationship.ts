import { RestError } from '../rest-error.ts'
import { closestName } from './closest-name.ts'
import { qualified, type Relationship, type SchemaCache } from '../schema/schema-cache.ts'

/** Finds the relationship that `origin?select=target!hint(…)` means. None or several is an error that lists the candidates. */
export function findRelationship(
  cache: SchemaCache,
  schema: string,
  origin: string,
  target: string,
  hint: string | undefined,
): Relationship {
  const candidates = (cache.relationships.get(qualified(schema, origin)) ?? []).filter(
    (relationship) => relationship.foreignSchema === schema,
  )
  const found = candidates.filter((relationship) => matches(relationship, target, hint))
  if (found.length === 1) return found[0]!
  if (found.length > 1) throw ambiguousRelationship(origin, target, found)
  throw relationshipNotFound(cache, schema, origin, target, hint)
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
    // A self-reference has two directions: the table's name means one-to-many, the column's name means many-to-one.
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

const parenthesize = (names: readonly string[]) => `(${names.join(', ')})`

function describe(relationship: Relationship) {
  const { table, foreignTable, cardinality, constraint, columns, junction } = relationship
  const path = junction
    ? `${junction.name} using ${junction.constraints[0]}${parenthesize(junction.source.map(([, column]) => column))} and ${junction.constraints[1]}${parenthesize(junction.target.map(([, column]) => column))}`
    : `${constraint} using ${table}${parenthesize(columns.map(([column]) => column))} and ${foreignTable}${parenthesize(columns.map(([, column]) => column))}`
  return { cardinality, embedding: `${table} with ${foreignTable}`, relationship: path }
}

function ambiguousRelationship(origin: string, target: string, found: readonly Relationship[]) {
  const choices = found
    .map(({ foreignTable, junction, constraint }) => `'${foreignTable}!${junction?.name ?? constraint}'`)
    .join(', ')
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

function relationshipNotFound(
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
      hint: suggestRelationship(cache, schema, origin, target),
    },
  )
}

function suggestRelationship(
  cache: SchemaCache,
  schema: string,
  origin: string,
  target: string,
): string | null {
  const existing = cache.relationships.get(qualified(schema, origin))
  if (!existing) {
    const origins = [...cache.relationships.values()].flatMap(([first]) =>
      first?.schema === schema ? [first.table] : [],
    )
    const match = closestName(origins, origin)
    return match === undefined ? null : `Perhaps you meant '${match}' instead of '${origin}'.`
  }
  const names = existing.map(({ foreignTable }) => foreignTable)
  // If the target exists, only the hint was wrong, and no name is suggested.
  const match = names.includes(target) ? undefined : closestName(names, target)
  return match === undefined ? null : `Perhaps you meant '${match}' instead of '${target}'.`
}
