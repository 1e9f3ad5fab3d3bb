// Reads from PostgreSQL what the generated types need to know about the public schema.
import type { Sql } from 'postgres'

export interface Column {
  table: string
  name: string
  type: string
  nullable: boolean
  /** Can be omitted when a row is inserted. */
  optional: boolean
  /** `generated always`: cannot be written. */
  generated: boolean
}

export interface Relationship {
  table: string
  name: string
  columns: string[]
  unique: boolean
  to: string
  toColumns: string[]
}

interface RoutineArgument {
  name: string
  type: string
  optional: boolean
}

export interface Routine {
  name: string
  arguments: RoutineArgument[]
  returns: string
  /** The columns of `returns table (…)`. */
  columns: { name: string; type: string }[]
  returnsSet: boolean
}

export interface Catalogue {
  enums: { name: string; values: string[] }[]
  columns: Column[]
  relationships: Relationship[]
  routines: Routine[]
}

export async function readCatalogue(sql: Sql): Promise<Catalogue> {
  const [enums, columns, relationships, routines] = await Promise.all([
    sql<Catalogue['enums']>`
      select typname as name, array_agg(enumlabel::text order by enumsortorder) as values
      from pg_enum join pg_type on pg_type.oid = enumtypid
      where typnamespace = 'public'::regnamespace group by typname order by typname`,
    sql<Column[]>`
      select relname as table, attname as name, typname as type, not attnotnull as nullable,
        not attnotnull or atthasdef or attidentity <> '' as optional,
        attidentity = 'a' or attgenerated <> '' as generated
      from pg_attribute join pg_class on pg_class.oid = attrelid join pg_type on pg_type.oid = atttypid
      where relnamespace = 'public'::regnamespace and relkind in ('r', 'p') and attnum > 0 and not attisdropped
      order by relname, attname`,
    sql<Relationship[]>`
      select conrelid::regclass::text as table, conname as name, con.to,
        (select array_agg(attname::text order by n) from unnest(conkey) with ordinality as k (attnum, n)
          join pg_attribute a on a.attrelid = conrelid and a.attnum = k.attnum) as columns,
        (select array_agg(attname::text order by n) from unnest(confkey) with ordinality as k (attnum, n)
          join pg_attribute a on a.attrelid = confrelid and a.attnum = k.attnum) as "toColumns",
        exists (select from pg_index where indrelid = conrelid and indisunique and indpred is null
          and (indkey::smallint[])[0:indnkeyatts - 1] <@ conkey) as unique
      from (
        select c.*, relname as to from pg_constraint c join pg_class on pg_class.oid = confrelid
        where contype = 'f' and c.connamespace = 'public'::regnamespace and relnamespace = 'public'::regnamespace
      ) as con
      order by 1, 2`,
    sql<Routine[]>`
      select proname as name, returned.typname as returns, proretset as "returnsSet",
        coalesce((
          select jsonb_agg(jsonb_build_object(
            'name', coalesce(nullif(proargnames[n], ''), ''), 'type', typname, 'optional', n > pronargs - pronargdefaults
          ) order by n)
          from unnest(proargtypes) with ordinality as argument (type, n) join pg_type on pg_type.oid = argument.type
        ), '[]') as arguments,
        coalesce((
          select jsonb_agg(jsonb_build_object('name', proargnames[n], 'type', typname) order by n)
          from unnest(proallargtypes) with ordinality as argument (type, n) join pg_type on pg_type.oid = argument.type
          where proargmodes[n] = 't'
        ), '[]') as columns
      from pg_proc join pg_type as returned on returned.oid = prorettype
      where pronamespace = 'public'::regnamespace and prokind = 'f' and returned.typname <> 'trigger'
        and not exists (select from pg_depend where objid = pg_proc.oid and deptype = 'e')
      order by proname`,
  ])
  return { enums, columns, relationships, routines }
}
