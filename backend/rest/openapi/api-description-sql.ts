/**
 * One JSON document with the tables and functions that the current role may use. `$1` is the schema. It is queried with the caller's
 * rights, so that the document reveals nothing that the caller could not use.
 */
export const API_DESCRIPTION_SQL = `
  select json_build_object(
    'comment', pg_catalog.obj_description((select oid from pg_catalog.pg_namespace where nspname = $1), 'pg_namespace'),
    'tables', coalesce((
      select json_object_agg(c.relname, json_build_object(
        'comment', pg_catalog.obj_description(c.oid, 'pg_class'),
        'select', has_table_privilege(c.oid, 'select') or has_any_column_privilege(c.oid, 'select'),
        'insert', has_table_privilege(c.oid, 'insert') or has_any_column_privilege(c.oid, 'insert'),
        'update', has_table_privilege(c.oid, 'update') or has_any_column_privilege(c.oid, 'update'),
        'delete', has_table_privilege(c.oid, 'delete'),
        'columns', (
          select coalesce(json_object_agg(a.attname, json_build_object(
            'comment', pg_catalog.col_description(c.oid, a.attnum),
            'required', a.attnotnull and not a.atthasdef and a.attidentity = '',
            'maxLength', case when a.atttypid in ('varchar'::regtype, 'bpchar'::regtype) and a.atttypmod > 4 then a.atttypmod - 4 end,
            'enum', (select json_agg(e.enumlabel order by e.enumsortorder) from pg_catalog.pg_enum e where e.enumtypid = a.atttypid),
            'references', (
              select json_build_array(f.relname, fa.attname) from pg_catalog.pg_constraint con
              join pg_catalog.pg_class f on f.oid = con.confrelid
              join pg_catalog.pg_attribute fa on fa.attrelid = con.confrelid and fa.attnum = con.confkey[1]
              where con.conrelid = c.oid and con.contype = 'f' and con.conkey = array[a.attnum] limit 1)
          ) order by a.attnum), '{}')
          from pg_catalog.pg_attribute a
          where a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped
            and (has_column_privilege(c.oid, a.attnum, 'select') or has_column_privilege(c.oid, a.attnum, 'insert')
              or has_column_privilege(c.oid, a.attnum, 'update')))
      ) order by c.relname)
      from pg_catalog.pg_class c join pg_catalog.pg_namespace n on n.oid = c.relnamespace
      where n.nspname = $1 and c.relkind in ('r', 'v', 'm', 'f', 'p') and not c.relispartition
        and (has_table_privilege(c.oid, 'select, insert, update, delete') or has_any_column_privilege(c.oid, 'select, insert, update'))
    ), '{}'),
    'functions', coalesce((
      select json_object_agg(name, comment order by name) from (
        select distinct on (p.proname) p.proname as name, pg_catalog.obj_description(p.oid, 'pg_proc') as comment
        from pg_catalog.pg_proc p join pg_catalog.pg_namespace n on n.oid = p.pronamespace
        where n.nspname = $1 and p.prokind = 'f' and has_function_privilege(p.oid, 'execute')
        order by p.proname, p.pronargs) as callable
    ), '{}')
  )`

/** The result of the query. */
export interface ApiDescription {
  comment: string | null
  tables: Record<string, TableDescription>
  /** The comment of each function. */
  functions: Record<string, string | null>
}

export interface TableDescription {
  comment: string | null
  select: boolean
  insert: boolean
  update: boolean
  delete: boolean
  columns: Record<string, ColumnDescription>
}

export interface ColumnDescription {
  comment: string | null
  required: boolean
  maxLength: number | null
  enum: string[] | null
  /** Table and column of a foreign key. */
  references: [string, string] | null
}
