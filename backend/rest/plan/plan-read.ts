import { RestError } from '../rest-error.ts'
import type { WithPath, Query } from '../request/query.ts'
import type { RowRange } from '../request/ranges.ts'
import type { SelectEmbed, SelectItem } from '../request/select.ts'
import { isToOne, qualified, type Relationship, type SchemaCache } from '../schema/schema-cache.ts'
import { hasAggregates } from '../sql/output-columns.ts'
import { quoteIdentifier, quoteQualified } from '../../database/quote.ts'
import { checkCasts } from './check-casts.ts'
import { findRelationship } from './find-relationship.ts'
import type { Embed, ReadNode } from './read-node.ts'

/** The source of the root rows: a table, or the rows returned by a write or a function. */
type RootSource = Pick<ReadNode, 'schema' | 'table' | 'reference' | 'source' | 'columns'>

interface ReadOptions {
  range: RowRange
  /** The maximum number of rows at each level. */
  maxRows: number | undefined
  maxEmbeddedRows: number
  /** In writes the root's filters belong to the write statement. */
  isWrite: boolean
}

/** Builds the tree of tables to read: each level has its table, its join to the parent, its filters and its bounds. */
export function planRead(cache: SchemaCache, root: RootSource, query: Query, options: ReadOptions): ReadNode {
  const node: ReadNode = {
    ...root,
    select: [],
    embeds: [],
    conditions: [],
    orders: [],
    range: options.isWrite ? { offset: 0 } : options.range,
  }
  addItems(cache, node, query.select, 1, options)
  assignByPath(query.conditions, (target, condition) => target.conditions.push(condition))
  for (const { path, value } of query.orders) findNode(node, path).orders = value
  if (!options.isWrite) {
    assignByPath(
      query.bounds.filter(({ path }) => path.length > 0),
      (target, { limit, offset = 0 }) => (target.range = { offset: Math.max(0, offset), limit }),
    )
    if (options.maxRows !== undefined) capRows(node, options.maxRows)
  }
  capEmbeds(node, options.maxRows ?? Infinity, options.maxEmbeddedRows)
  checkRelatedOrders(node)
  return node

  function assignByPath<T>(items: readonly WithPath<T>[], assign: (target: ReadNode, value: T) => void) {
    for (const { path, value } of items) {
      if (path.length > 0 || !options.isWrite) assign(findNode(node, path), value)
    }
  }
}

function addItems(
  cache: SchemaCache,
  node: ReadNode,
  items: readonly SelectItem[],
  depth: number,
  options: ReadOptions,
) {
  for (const item of items) {
    if (item.kind === 'field') {
      checkCasts(cache, item)
      node.select.push(item)
    } else node.embeds.push(planEmbed(cache, node, item, depth, options))
  }
}

function planEmbed(
  cache: SchemaCache,
  parent: ReadNode,
  item: SelectEmbed,
  depth: number,
  options: ReadOptions,
): Embed {
  const relationship = findRelationship(cache, parent.schema, parent.table, item.name, item.hint)
  const key = item.alias ?? item.name
  const rowsAlias = `${relationship.foreignTable}_${depth}`
  const reference = quoteIdentifier(rowsAlias)
  const node: ReadNode = {
    schema: relationship.foreignSchema,
    table: relationship.foreignTable,
    reference,
    source: sourceOf(relationship, parent),
    columns: cache.tables.get(qualified(relationship.foreignSchema, relationship.foreignTable))?.columns,
    select: [],
    embeds: [],
    conditions: [],
    orders: [],
    range: { offset: 0 },
  }
  addItems(cache, node, item.items, depth + 1, options)
  const toOne = isToOne(relationship)
  if (item.spread && !toOne && hasAggregates(node)) {
    throw new RestError(400, 'PGRST127', 'Feature not implemented', {
      details: 'Aggregates are not implemented for one-to-many or many-to-many spreads.',
    })
  }
  return {
    node,
    key,
    name: item.name,
    relationship,
    toOne,
    join: item.join ?? 'left',
    spread: item.spread,
    alias: `${relationship.table}_${key}_${depth}`,
    junction: junctionSource(relationship, depth),
    on: joinConditions(relationship, parent.reference, reference, depth),
  }
}

/** A computed relationship calls a function with the parent's row. The cast selects the right overload. */
function sourceOf({ computed, schema, table, foreignSchema, foreignTable }: Relationship, parent: ReadNode) {
  if (!computed) return quoteQualified(foreignSchema, foreignTable)
  const row = `${rowName(parent.reference)}::${quoteQualified(schema, table)}`
  return `${quoteQualified(computed.schema, computed.name)}(${row})`
}

/** SQL refers to a whole row of `"public"."pages"` as `"pages"`. */
const rowName = (reference: string) => /("(?:[^"]|"")*")$/.exec(reference)?.[1] ?? reference

const junctionAlias = ({ junction }: Relationship, depth: number) =>
  quoteIdentifier(`${junction?.name}_${depth}_junction`)

function junctionSource(relationship: Relationship, depth: number): string {
  const { junction } = relationship
  return junction
    ? `, ${quoteQualified(junction.schema, junction.name)} AS ${junctionAlias(relationship, depth)}`
    : ''
}

function joinConditions(relationship: Relationship, parent: string, child: string, depth: number): string[] {
  const { junction, columns } = relationship
  if (!junction)
    return columns.map(
      ([here, there]) => `${child}.${quoteIdentifier(there)} = ${parent}.${quoteIdentifier(here)}`,
    )
  const alias = junctionAlias(relationship, depth)
  return [
    ...junction.target.map(
      ([target, own]) => `${alias}.${quoteIdentifier(own)} = ${child}.${quoteIdentifier(target)}`,
    ),
    ...junction.source.map(
      ([source, own]) => `${alias}.${quoteIdentifier(own)} = ${parent}.${quoteIdentifier(source)}`,
    ),
  ]
}

function findNode(node: ReadNode, path: readonly string[]): ReadNode {
  const [head, ...rest] = path
  if (head === undefined) return node
  const embed = node.embeds.find(({ key, name }) => name === head || key === head)
  if (!embed) throw notEmbeddedError(head)
  return findNode(embed.node, rest)
}

const notEmbeddedError = (name: string) =>
  new RestError(400, 'PGRST108', `'${name}' is not an embedded resource in this request`, {
    hint: `Verify that '${name}' is included in the 'select' query parameter.`,
  })

function capRows({ range }: ReadNode, maxRows: number) {
  if (maxRows !== Infinity) range.limit = Math.min(range.limit ?? maxRows, maxRows)
}

/** `available` is the number of rows that each row of the node may embed. */
function capEmbeds({ embeds }: ReadNode, maxRows: number, available: number) {
  for (const { node, toOne } of embeds) {
    if (!toOne) capRows(node, Math.min(maxRows, available))
    const rows = toOne ? 1 : Math.max(1, node.range.limit ?? 1)
    capEmbeds(node, maxRows, Math.max(1, Math.floor(available / rows)))
  }
}

function checkRelatedOrders(node: ReadNode) {
  for (const { relation } of node.orders) {
    if (relation === undefined) continue
    const embed = node.embeds.find(({ key }) => key === relation)
    if (!embed) throw notEmbeddedError(relation)
    if (embed.toOne) continue
    throw new RestError(400, 'PGRST118', `A related order on '${embed.key}' is not possible`, {
      details: `'${node.table}' and '${embed.key}' do not form a many-to-one or one-to-one relationship`,
    })
  }
  for (const embed of node.embeds) checkRelatedOrders(embed.node)
}
