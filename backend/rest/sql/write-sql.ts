import type { WritePlan } from '../plan/plan-write.ts'
import { conditionSql, fieldSql } from './condition-sql.ts'
import type { Parameters } from './parameters.ts'
import { quoteIdentifier, quoteQualified, quoteText } from '../../database/quote.ts'

const BODY = 'pgrst_body'
/** Counts the rows an upsert inserts: adds 1 for every row of the body, subtracts 1 for every row that already existed. */
const adjustInsertCountSql = (step: '+ 1' | '- 1') =>
  `set_config('pgrst.inserted', (coalesce(nullif(current_setting('pgrst.inserted', true), '')::int, 0) ${step})::text, true) IS NOT NULL`

/** The INSERT, UPDATE or DELETE statement. `returning` lists the columns to return, `*` for all; undefined returns no rows. */
export function writeSql(plan: WritePlan, parameters: Parameters, returning: string[] | undefined): string {
  const returningSql = returning === undefined ? '' : ` RETURNING ${returningList(plan, returning)}`
  if (plan.verb === 'delete') return deleteSql(plan, parameters) + returningSql
  if (plan.verb !== 'update') return insertSql(plan, parameters) + returningSql
  if (plan.columns.length > 0) return updateSql(plan, parameters) + returningSql
  // Without columns to set no row changes, but PostgreSQL must still check that the selected columns exist.
  const list = returning && returning.length > 0 ? returningList(plan, returning) : ''
  return `SELECT ${list} FROM ${tableName(plan)} WHERE false`
}

const tableName = ({ table }: WritePlan) => quoteQualified(table.schema, table.name)
const quoteColumn = (name: string) => (name === '*' ? '*' : quoteIdentifier(name))
const returningList = (plan: WritePlan, columns: string[]) =>
  columns.length === 0 ? '1' : columns.map((name) => `${tableName(plan)}.${quoteColumn(name)}`).join(', ')

function insertSql(plan: WritePlan, parameters: Parameters): string {
  const { columns, onConflict, verb } = plan
  const names = columns.map(({ name }) => quoteIdentifier(name))
  const isCounted = onConflict?.resolution === 'merge'
  const scope = { reference: BODY, columns: plan.table.columns }
  const conditions = [
    ...(isCounted ? [adjustInsertCountSql('+ 1')] : []),
    // A PUT whose body identifies another row than its URL inserts nothing.
    ...(verb === 'put' ? plan.conditions.map((condition) => conditionSql(scope, condition, parameters)) : []),
  ]
  return [
    `INSERT INTO ${tableName(plan)}${names.length > 0 ? `(${names.join(', ')})` : ''}`,
    `SELECT ${names.map((name) => `${BODY}.${name}`).join(', ')} FROM ${bodySql(plan, parameters)}`,
    conditions.length > 0 ? `WHERE ${conditions.join(' AND ')}` : '',
    conflictSql(plan, names),
  ]
    .filter(Boolean)
    .join(' ')
}

function conflictSql({ onConflict }: WritePlan, names: readonly string[]): string {
  if (!onConflict || onConflict.columns.length === 0) return ''
  const target = `ON CONFLICT (${onConflict.columns.map(quoteIdentifier).join(', ')})`
  if (onConflict.resolution === 'ignore' || names.length === 0) return `${target} DO NOTHING`
  const sets = names.map((name) => `${name} = EXCLUDED.${name}`).join(', ')
  return `${target} DO UPDATE SET ${sets} WHERE ${adjustInsertCountSql('- 1')}`
}

function updateSql(plan: WritePlan, parameters: Parameters): string {
  const sets = plan.columns
    .map(({ name }) => `${quoteIdentifier(name)} = ${BODY}.${quoteIdentifier(name)}`)
    .join(', ')
  const body = bodySql(plan, parameters)
  if (!isBounded(plan))
    return `UPDATE ${tableName(plan)} SET ${sets} FROM ${body}${whereSql(plan, parameters)}`
  return `${affectedSql(plan, parameters)} UPDATE ${tableName(plan)} SET ${sets} FROM ${body}, pgrst_affected WHERE ${isAffected(plan)}`
}

function deleteSql(plan: WritePlan, parameters: Parameters): string {
  if (!isBounded(plan)) return `DELETE FROM ${tableName(plan)}${whereSql(plan, parameters)}`
  return `${affectedSql(plan, parameters)} DELETE FROM ${tableName(plan)} USING pgrst_affected WHERE ${isAffected(plan)}`
}

const isBounded = ({ range }: WritePlan) => range.limit !== undefined || range.offset > 0

function whereSql(plan: WritePlan, parameters: Parameters): string {
  if (plan.conditions.length === 0) return ''
  const scope = { reference: tableName(plan), columns: plan.table.columns }
  return ` WHERE ${plan.conditions.map((condition) => conditionSql(scope, condition, parameters)).join(' AND ')}`
}

/** The rows within limit and offset, identified by the columns of `order`, which should be unique. */
function affectedSql(plan: WritePlan, parameters: Parameters): string {
  const scope = { reference: tableName(plan), columns: plan.table.columns }
  const columns = plan.orders
    .map(({ field }) => `${tableName(plan)}.${quoteIdentifier(field.name)}`)
    .join(', ')
  const order = plan.orders
    .map(({ field, direction, nulls }) =>
      [fieldSql(scope, field), direction, nulls && `nulls ${nulls}`].filter(Boolean).join(' '),
    )
    .join(', ')
  const { limit, offset } = plan.range
  const bounds = `${limit === undefined ? '' : ` LIMIT ${limit}`}${offset > 0 ? ` OFFSET ${offset}` : ''}`
  return `WITH pgrst_affected AS (SELECT ${columns} FROM ${tableName(plan)}${whereSql(plan, parameters)} ORDER BY ${order}${bounds})`
}

const isAffected = (plan: WritePlan) =>
  plan.orders
    .map(
      ({ field: { name } }) =>
        `${tableName(plan)}.${quoteIdentifier(name)} = pgrst_affected.${quoteIdentifier(name)}`,
    )
    .join(' AND ')

/** The body as rows with typed columns. PostgreSQL parses the JSON; this code only uses its keys. */
function bodySql({ payload, columns, applyDefaults }: WritePlan, parameters: Parameters): string {
  const { json = '[]', isArray = true } = payload ?? {}
  const types = columns.map(({ name, type }) => `${quoteIdentifier(name)} ${type}`).join(', ')
  if (columns.length === 0) {
    const list = isArray ? '' : 'json_build_array'
    return `json_array_elements(${list}(${parameters.add(json)}::json)) AS ${BODY}`
  }
  if (!applyDefaults) {
    return `${isArray ? 'json_to_recordset' : 'json_to_record'}(${parameters.add(json)}::json) AS ${BODY}(${types})`
  }
  const defaults = columns.flatMap((column) =>
    column.default === null ? [] : [`${quoteText(column.name)}, ${column.default}`],
  )
  const elements = `jsonb_array_elements(${isArray ? '' : 'jsonb_build_array'}(${parameters.add(json)}::jsonb))`
  const filled = `SELECT jsonb_agg(jsonb_build_object(${defaults.join(', ')}) || pgrst_element) FROM ${elements} AS pgrst_element`
  return `jsonb_to_recordset((${filled})) AS ${BODY}(${types})`
}
