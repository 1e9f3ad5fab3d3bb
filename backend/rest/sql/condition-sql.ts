import {
  plainOperators,
  quantifiedOperators,
  searchFunctions,
  type Condition,
  type Filter,
} from '../request/filter.ts'
import type { Field } from '../request/identifiers.ts'
import type { Column } from '../schema/schema-cache.ts'
import type { Parameters } from './parameters.ts'
import { arrayLiteral, quoteIdentifier, quoteText } from '../../database/quote.ts'

/** The rows that a condition's columns belong to. */
export interface Scope {
  reference: string
  columns: ReadonlyMap<string, Column> | undefined
  /** The SQL for `embed=is.null` (nothing is embedded); undefined if the name is not an embed. */
  embedIsNull?: (name: string, negated: boolean) => string | undefined
}

const JSON_TYPES = new Set(['json', 'jsonb'])

/** A column, or a path into its JSON. Keys are literals, so that an index on the same expression can be used. */
export function fieldSql({ reference, columns }: Pick<Scope, 'reference' | 'columns'>, field: Field): string {
  const column = `${reference}.${quoteIdentifier(field.name)}`
  if (field.path.length === 0) return column
  const isJson = JSON_TYPES.has(columns?.get(field.name)?.type ?? '')
  const steps = field.path.map(
    ({ arrow, key, index }) => arrow + (key === undefined ? String(index) : quoteText(key)),
  )
  return `${isJson ? column : `to_jsonb(${column})`}${steps.join('')}`
}

export function conditionSql(scope: Scope, condition: Condition, parameters: Parameters): string {
  if (condition.kind === 'filter') return filterSql(scope, condition.filter, parameters)
  const items = condition.items.map((item) => conditionSql(scope, item, parameters))
  return `${condition.negated ? 'NOT ' : ''}(${items.join(condition.operator === 'and' ? ' AND ' : ' OR ')})`
}

function filterSql(scope: Scope, filter: Filter, parameters: Parameters): string {
  const { field, negated, operation } = filter
  if (operation.kind === 'is' && NULL_VALUES.has(operation.value) && field.path.length === 0) {
    const embedded = scope.embedIsNull?.(field.name, negated !== (operation.value === 'not_null'))
    if (embedded !== undefined) return embedded
  }
  const operand =
    operation.kind === 'search' ? searchedSql(scope, filter, parameters) : fieldSql(scope, field)
  return `${negated ? 'NOT ' : ''}${operand} ${operationSql(filter, parameters)}`
}

const NULL_VALUES: ReadonlySet<string> = new Set(['null', 'not_null'])
const TSVECTOR_OID = 3614

/** Text and JSON become a `tsvector`, in the language of the search; a `tsvector` is searched as it is. */
function searchedSql(scope: Scope, { field, operation }: Filter, parameters: Parameters): string {
  const value = fieldSql(scope, field)
  const column = scope.columns?.get(field.name)
  // The type of a computed column is unknown.
  if (!column || (column.baseType === TSVECTOR_OID && field.path.length === 0)) return value
  const language = operation.kind === 'search' && operation.language
  return `to_tsvector(${language ? `${parameters.add(language)}, ` : ''}${value})`
}

function operationSql({ operation }: Filter, parameters: Parameters): string {
  switch (operation.kind) {
    case 'plain':
      return `${plainOperators[operation.operator]} ${parameters.add(operation.value)}`
    case 'quantified': {
      const { operator, quantifier, value } = operation
      const isPattern = operator === 'like' || operator === 'ilike'
      // PostgREST accepts `*` as a wildcard because `%` has to be escaped in a URL.
      const placeholder = parameters.add(isPattern ? value.replaceAll('*', '%') : value)
      const operand = quantifier ? `${quantifier}(${placeholder})` : placeholder
      return `${quantifiedOperators[operator]} ${operand}`
    }
    case 'in': {
      const isEmpty = operation.values.length === 1 && operation.values[0] === ''
      return `= ANY (${parameters.add(isEmpty ? '{}' : arrayLiteral(operation.values))})`
    }
    case 'is':
      return operation.value === 'not_null' ? 'IS NOT NULL' : `IS ${operation.value.toUpperCase()}`
    case 'isdistinct':
      return `IS DISTINCT FROM ${parameters.add(operation.value)}`
    case 'search': {
      const language = operation.language === undefined ? '' : `${parameters.add(operation.language)}, `
      return `@@ ${searchFunctions[operation.operator]}(${language}${parameters.add(operation.value)})`
    }
  }
}
