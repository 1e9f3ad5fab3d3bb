import { qualified, type Column, type Routine, type SchemaCache, type Table } from '../schema/schema-cache.ts'
import type { ApiDescription, ColumnDescription, TableDescription } from './api-description-sql.ts'
import { jsonType } from './openapi-types.ts'

type Json = Record<string, unknown>

const MEDIA_TYPES = ['application/json', 'application/vnd.pgrst.object+json', 'text/csv']
const OK = { 200: { description: 'OK' } }
const ref = (name: string) => ({ $ref: `#/parameters/${name}` })

const query = (name: string, description: string) => ({
  name,
  description,
  in: 'query',
  type: 'string',
  required: false,
})
const prefer = (values: string[]) => ({
  name: 'Prefer',
  description: 'Preference',
  in: 'header',
  type: 'string',
  required: false,
  enum: values,
})
const RETURN_VALUES = ['return=representation', 'return=minimal', 'return=none']
const COMMON_PARAMETERS: Json = {
  select: query('select', 'Filtering Columns'),
  on_conflict: query('on_conflict', 'On Conflict'),
  order: query('order', 'Ordering'),
  offset: query('offset', 'Limiting and Pagination'),
  limit: query('limit', 'Limiting and Pagination'),
  range: { ...query('Range', 'Limiting and Pagination'), in: 'header' },
  rangeUnit: { ...query('Range-Unit', 'Limiting and Pagination'), in: 'header', default: 'items' },
  preferCount: prefer(['count=none', 'count=exact', 'count=planned', 'count=estimated']),
  preferReturn: prefer(RETURN_VALUES),
  preferPost: prefer([...RETURN_VALUES, 'resolution=ignore-duplicates', 'resolution=merge-duplicates']),
}

/** The OpenAPI 2.0 document of a schema, in the form of PostgREST's, which code generators read. */
export function createOpenApiDocument(cache: SchemaCache, schema: string, api: ApiDescription): Json {
  const tables = Object.entries(api.tables).flatMap(([name, description]) => {
    const table = cache.tables.get(qualified(schema, name))
    return table ? [{ table, description }] : []
  })
  const functions = Object.entries(api.functions).flatMap(([name, comment]) => {
    const [routine] = cache.routines.get(qualified(schema, name)) ?? []
    return routine ? [{ routine, comment }] : []
  })
  return {
    swagger: '2.0',
    info: { title: api.comment ?? `${schema} schema`, description: '', version: '14' },
    basePath: '/rest/v1',
    consumes: MEDIA_TYPES,
    produces: MEDIA_TYPES,
    paths: {
      '/': {
        get: { tags: ['Introspection'], summary: 'OpenAPI description (this document)', responses: OK },
      },
      ...Object.fromEntries(
        tables.map(({ table, description }) => [`/${table.name}`, tablePath(table, description)]),
      ),
      ...Object.fromEntries(
        functions.map(({ routine, comment }) => [`/rpc/${routine.name}`, functionPath(routine, comment)]),
      ),
    },
    definitions: Object.fromEntries(
      tables.map(({ table, description }) => [table.name, tableDefinition(table, description)]),
    ),
    parameters: Object.assign(
      {},
      COMMON_PARAMETERS,
      ...tables.map(({ table, description }) => tableParameters(table, description)),
    ),
    externalDocs: { description: 'PostgREST Documentation', url: 'https://docs.postgrest.org/en/v14/' },
  }
}

function tablePath({ name, insertable, updatable, deletable }: Table, description: TableDescription): Json {
  const filters = Object.keys(description.columns).map((column) => ref(`rowFilter.${name}.${column}`))
  const about = { tags: [name], ...(description.comment && { summary: description.comment }) }
  const rows = { type: 'array', items: { $ref: `#/definitions/${name}` } }
  const reading = ['select', 'order', 'range', 'rangeUnit', 'offset', 'limit', 'preferCount'].map(ref)
  const responses = { 200: { description: 'OK', schema: rows }, 206: { description: 'Partial Content' } }
  const noContent = { 204: { description: 'No Content' } }
  return {
    ...(description.select && { get: { ...about, parameters: [...filters, ...reading], responses } }),
    ...(description.insert &&
      insertable && {
        post: {
          ...about,
          parameters: [ref(`body.${name}`), ref('select'), ref('on_conflict'), ref('preferPost')],
          responses: { 201: { description: 'Created' } },
        },
      }),
    ...(description.update &&
      updatable && {
        patch: {
          ...about,
          parameters: [...filters, ref(`body.${name}`), ref('preferReturn')],
          responses: noContent,
        },
      }),
    ...(description.delete &&
      deletable && {
        delete: { ...about, parameters: [...filters, ref('preferReturn')], responses: noContent },
      }),
  }
}

const tableParameters = ({ name }: Table, { columns }: TableDescription): Json => ({
  [`body.${name}`]: {
    name,
    description: name,
    in: 'body',
    required: false,
    schema: { $ref: `#/definitions/${name}` },
  },
  ...Object.fromEntries(
    Object.keys(columns).map((column) => [
      `rowFilter.${name}.${column}`,
      { name: column, in: 'query', type: 'string', required: false },
    ]),
  ),
})

function tableDefinition({ columns, primaryKey }: Table, description: TableDescription): Json {
  const described = Object.entries(description.columns)
  const required = described.filter(([, column]) => column.required).map(([name]) => name)
  const properties = described.flatMap(([name, column]) => {
    const known = columns.get(name)
    return known ? [[name, columnProperty(known, column, primaryKey.includes(name))] as const] : []
  })
  return {
    type: 'object',
    ...(description.comment && { description: description.comment }),
    ...(required.length > 0 && { required }),
    properties: Object.fromEntries(properties),
  }
}

function columnProperty(column: Column, description: ColumnDescription, isKey: boolean): Json {
  const [table, foreign] = description.references ?? []
  const notes = [
    ...(isKey ? ['This is a Primary Key.<pk/>'] : []),
    ...(table
      ? [`This is a Foreign Key to \`${table}.${foreign}\`.<fk table='${table}' column='${foreign}'/>`]
      : []),
  ]
  const text = [description.comment, notes.length > 0 && `Note:\n${notes.join('\n')}`]
    .filter(Boolean)
    .join('\n\n')
  return {
    ...jsonType(column.type),
    ...(text && { description: text }),
    ...(description.enum && { enum: description.enum }),
    ...(description.maxLength && { maxLength: description.maxLength }),
    ...(column.default !== null && { default: column.default }),
  }
}

function functionPath({ name, parameters, volatility }: Routine, comment: string | null): Json {
  const about = { tags: [`(rpc) ${name}`], ...(comment && { summary: comment }), responses: OK }
  const required = parameters.filter((parameter) => parameter.required).map((parameter) => parameter.name)
  const body = {
    name: 'args',
    in: 'body',
    required: true,
    schema: {
      type: 'object',
      ...(required.length > 0 && { required }),
      properties: Object.fromEntries(
        parameters.map((parameter) => [parameter.name, jsonType(parameter.type)]),
      ),
    },
  }
  const queryParameters = parameters.map((parameter) => ({
    name: parameter.name,
    in: 'query',
    required: parameter.required,
    ...jsonType(parameter.type),
    ...(parameter.type.startsWith('json') && { type: 'string' }),
  }))
  return {
    ...(volatility !== 'volatile' && { get: { ...about, parameters: queryParameters } }),
    post: { ...about, parameters: [body] },
  }
}
