/**
 * Queries of PostgreSQL's system catalogue. Each returns one row with one JSON document, so that one function can load them all.
 * `$1`, where present, is the JSON array of the exposed schemas.
 */

/** The OID of `text`: enums are encoded like text. */
const TEXT_OID = 25

const EXPOSED_SCHEMAS = `(select value from json_array_elements_text($1::json))`

/** Resolves domains, which may be nested, to their base type. */
const BASE_TYPES_CTE = `
  base_types as (
    with recursive chain as (
      select oid, oid as base, typbasetype from pg_catalog.pg_type
      union all
      select chain.oid, next.oid, next.typbasetype
      from chain join pg_catalog.pg_type next on next.oid = chain.typbasetype
      where chain.typbasetype <> 0
    )
    select oid, base from chain where typbasetype = 0
  )`

const COLUMN_JSON = `json_build_object(
    'name', a.attname,
    'type', pg_catalog.format_type(a.atttypid, a.atttypmod),
    'baseType', case when base.typtype = 'e' then ${TEXT_OID} else base.oid end::int8,
    'default', case
      when a.attidentity = 'd' then (
        select format('nextval(%L)', sn.nspname || '.' || quote_ident(s.relname))
        from pg_catalog.pg_depend d
        join pg_catalog.pg_class s on s.oid = d.objid and s.relkind = 'S'
        join pg_catalog.pg_namespace sn on sn.oid = s.relnamespace
        where d.refobjid = a.attrelid and d.refobjsubid = a.attnum and d.deptype = 'i' limit 1)
      when a.attgenerated <> '' then null
      when def.adbin is not null then pg_catalog.pg_get_expr(def.adbin, def.adrelid)
      when t.typdefaultbin is not null then pg_catalog.pg_get_expr(t.typdefaultbin, 0)
    end
  )`

const columnsOf = (relation: string) => `(
    select json_agg(${COLUMN_JSON} order by a.attnum)
    from pg_catalog.pg_attribute a
    join pg_catalog.pg_type t on t.oid = a.atttypid
    join base_types on base_types.oid = a.atttypid
    join pg_catalog.pg_type base on base.oid = base_types.base
    left join pg_catalog.pg_attrdef def on def.adrelid = a.attrelid and def.adnum = a.attnum
    where a.attrelid = ${relation} and a.attnum > 0 and not a.attisdropped
  )`

/** The bits of `pg_relation_is_updatable`: one shifted by PostgreSQL's number of the command (CmdType). */
const COMMAND_BIT = { update: 4, insert: 8, delete: 16 } as const

/** Whether the relation allows a command. */
const allows = (command: keyof typeof COMMAND_BIT) => `(c.relkind in ('r', 'p') or c.relkind in ('v', 'f')
    and pg_catalog.pg_relation_is_updatable(c.oid::regclass, true) & ${COMMAND_BIT[command]} = ${COMMAND_BIT[command]})`

export const tablesSql = `
  with ${BASE_TYPES_CTE}
  select coalesce(json_agg(json_build_object(
    'schema', n.nspname,
    'name', c.relname,
    'isView', c.relkind in ('v', 'm'),
    'insertable', ${allows('insert')},
    'updatable', ${allows('update')},
    'deletable', ${allows('delete')},
    'primaryKey', coalesce((
      select json_agg(a.attname order by position)
      from pg_catalog.pg_constraint con, unnest(con.conkey) with ordinality as _(attnum, position)
      join pg_catalog.pg_attribute a on a.attnum = _.attnum
      where con.conrelid = c.oid and con.contype = 'p' and a.attrelid = c.oid), '[]'),
    'columns', coalesce(${columnsOf('c.oid')}, '[]')
  )), '[]')
  from pg_catalog.pg_class c
  join pg_catalog.pg_namespace n on n.oid = c.relnamespace
  where c.relkind in ('r', 'v', 'm', 'f', 'p') and not c.relispartition and n.nspname in ${EXPOSED_SCHEMAS}`

/** Foreign keys; one-to-one if the referencing columns are unique. Covers all schemas because a junction may be in any of them. */
export const foreignKeysSql = `
  select coalesce(json_agg(json_build_object(
    'schema', n.nspname, 'table', c.relname,
    'foreignSchema', fn.nspname, 'foreignTable', f.relname,
    'constraint', con.conname,
    'columns', pairs.columns,
    'unique', exists (
      select from pg_catalog.pg_constraint other
      where other.conrelid = con.conrelid and other.contype in ('p', 'u')
        and other.conkey @> con.conkey and other.conkey <@ con.conkey)
  ) order by n.nspname, c.relname, con.conname), '[]')
  from pg_catalog.pg_constraint con
  join pg_catalog.pg_class c on c.oid = con.conrelid
  join pg_catalog.pg_namespace n on n.oid = c.relnamespace
  join pg_catalog.pg_class f on f.oid = con.confrelid
  join pg_catalog.pg_namespace fn on fn.oid = f.relnamespace
  cross join lateral (
    select json_agg(json_build_array(a.attname, b.attname) order by position) as columns
    from unnest(con.conkey, con.confkey) with ordinality as _(attnum, foreign_attnum, position)
    join pg_catalog.pg_attribute a on a.attrelid = con.conrelid and a.attnum = _.attnum
    join pg_catalog.pg_attribute b on b.attrelid = con.confrelid and b.attnum = foreign_attnum
  ) pairs
  where con.contype = 'f' and con.conparentid = 0`

/** Computed relationships: functions that take a row of one table and return rows of another. */
export const computedRelationshipsSql = `
  select coalesce(json_agg(json_build_object(
    'functionSchema', pn.nspname, 'function', p.proname,
    'schema', an.nspname, 'table', arg.typname,
    'foreignSchema', rn.nspname, 'foreignTable', ret.typname,
    'toOne', not p.proretset or p.prorows = 1
  )), '[]')
  from pg_catalog.pg_proc p
  join pg_catalog.pg_namespace pn on pn.oid = p.pronamespace
  join pg_catalog.pg_type arg on arg.oid = p.proargtypes[0]
  join pg_catalog.pg_class argc on argc.oid = arg.typrelid and argc.relkind in ('r', 'v', 'm', 'f', 'p')
  join pg_catalog.pg_namespace an on an.oid = arg.typnamespace
  join pg_catalog.pg_type ret on ret.oid = p.prorettype
  join pg_catalog.pg_class retc on retc.oid = ret.typrelid and retc.relkind in ('r', 'v', 'm', 'f', 'p')
  join pg_catalog.pg_namespace rn on rn.oid = ret.typnamespace
  where p.pronargs = 1 and p.prokind = 'f' and an.nspname in ${EXPOSED_SCHEMAS}`

const OUT_COLUMNS = `(
    select json_agg(json_build_object(
      'name', coalesce(out_name, 'column' || position),
      'type', pg_catalog.format_type(out_type, null),
      'baseType', (select case when b.typtype = 'e' then ${TEXT_OID} else b.oid end::int8
        from base_types join pg_catalog.pg_type b on b.oid = base_types.base where base_types.oid = out_type),
      'default', null
    ) order by position)
    from unnest(p.proallargtypes, p.proargmodes, p.proargnames) with ordinality as _(out_type, out_mode, out_name, position)
    where out_mode in ('t', 'o', 'b')
  )`

export const routinesSql = `
  with ${BASE_TYPES_CTE}
  select coalesce(json_agg(json_build_object(
    'schema', n.nspname,
    'name', p.proname,
    'parameters', args.parameters,
    'returns', json_build_object(
      'schema', rn.nspname,
      'name', coalesce(rel.relname, ret.typname),
      'isSet', p.proretset,
      'isComposite', ret.typtype = 'c' or coalesce(p.proargmodes::text[] && '{t,b,o}', false),
      'baseType', case when ret.typtype = 'e' then ${TEXT_OID} else ret.oid end::int8,
      'columns', coalesce(
        case when ret.typtype = 'c' then ${columnsOf('ret.typrelid')} else ${OUT_COLUMNS} end, '[]')
    ),
    'volatility', case p.provolatile when 'i' then 'immutable' when 's' then 'stable' else 'volatile' end,
    'statementTimeout', (select split_part(setting, '=', 2) from unnest(p.proconfig) setting where setting like 'statement_timeout=%')
  )), '[]')
  from pg_catalog.pg_proc p
  join pg_catalog.pg_namespace n on n.oid = p.pronamespace
  join base_types rbase on rbase.oid = p.prorettype
  join pg_catalog.pg_type ret on ret.oid = rbase.base
  join pg_catalog.pg_namespace rn on rn.oid = ret.typnamespace
  left join pg_catalog.pg_class rel on rel.oid = ret.typrelid
  cross join lateral (
    select
      coalesce(json_agg(json_build_object(
        'name', coalesce(arg_name, ''),
        'type', case
          when arg_type = 'bit'::regtype then 'bit varying'
          when arg_type = 'character'::regtype then 'character varying'
          when arg_type = 'bit[]'::regtype then 'bit varying[]'
          when arg_type = 'character[]'::regtype then 'character varying[]'
          else pg_catalog.format_type(arg_type, null) end,
        'required', argument_number <= p.pronargs - p.pronargdefaults,
        'variadic', coalesce(arg_mode = 'v', false)
      ) order by position), '[]') as parameters,
      -- An unnamed argument can only receive the whole body.
      case count(*) - count(nullif(arg_name, ''))
        when 0 then true
        when 1 then count(*) = 1 and bool_and(arg_type = any('{bytea,json,jsonb,text,xml}'::regtype[]))
        else false
      end as callable
    from (
      select *, row_number() over (order by position) as argument_number
      from unnest(p.proargnames, coalesce(p.proallargtypes, p.proargtypes::oid[]), p.proargmodes)
        with ordinality as _(arg_name, arg_type, arg_mode, position)
      where coalesce(arg_mode, 'i') in ('i', 'b', 'v')
    ) _
  ) args
  where p.prokind = 'f' and ret.oid <> 'trigger'::regtype and args.callable and n.nspname in ${EXPOSED_SCHEMAS}`

/** Settings of the roles that requests run under. Only settings that any user may change; the connection has no right to the others. */
export const roleSettingsSql = `
  select coalesce(json_object_agg(rolname, settings), '{}')
  from (
    select r.rolname, json_agg(json_build_array(split_part(setting, '=', 1), substr(setting, strpos(setting, '=') + 1))) as settings
    from pg_catalog.pg_roles r
    join pg_catalog.pg_db_role_setting s on s.setrole = r.oid and s.setdatabase in (0, (select oid from pg_catalog.pg_database where datname = current_database())),
    unnest(s.setconfig) setting
    where split_part(setting, '=', 1) in (select name from pg_catalog.pg_settings where context = 'user')
      and pg_catalog.pg_has_role(session_user, r.oid, 'member') and r.rolname <> session_user
    group by r.rolname
  ) _`

export const timezonesSql = `select coalesce(json_agg(name), '[]') from pg_catalog.pg_timezone_names`

/** Names that SQL accepts without quotes, because a cast is written without them. */
export const typeNamesSql = `
  select coalesce(json_agg(distinct typname), '[]') from pg_catalog.pg_type where typname ~ '^[[:alpha:]_][[:alnum:]_$]*$'`

/** The stored query of every view; view-columns.ts finds the source of each column in it. */
export const viewsSql = `
  select coalesce(json_agg(json_build_object(
    'oid', c.oid::int8, 'schema', n.nspname, 'name', c.relname, 'query', r.ev_action::text,
    'columns', (select json_object_agg(a.attnum, a.attname) from pg_catalog.pg_attribute a where a.attrelid = c.oid and a.attnum > 0)
  )), '[]')
  from pg_catalog.pg_class c
  join pg_catalog.pg_namespace n on n.oid = c.relnamespace
  join pg_catalog.pg_rewrite r on r.ev_class = c.oid and r.rulename = '_RETURN'
  where c.relkind in ('v', 'm') and n.nspname not in ('pg_catalog', 'information_schema')`

/** Columns of tables by OID and column number, to resolve the columns of views. */
export const tableColumnsSql = `
  select coalesce(json_agg(json_build_object(
    'oid', c.oid::int8, 'schema', n.nspname, 'name', c.relname,
    'columns', (select json_object_agg(a.attnum, a.attname) from pg_catalog.pg_attribute a where a.attrelid = c.oid and a.attnum > 0),
    'primaryKey', coalesce((
      select json_agg(a.attname order by position)
      from pg_catalog.pg_constraint con, unnest(con.conkey) with ordinality as _(attnum, position)
      join pg_catalog.pg_attribute a on a.attnum = _.attnum
      where con.conrelid = c.oid and con.contype = 'p' and a.attrelid = c.oid), '[]')
  )), '[]')
  from pg_catalog.pg_class c
  join pg_catalog.pg_namespace n on n.oid = c.relnamespace
  where c.relkind in ('r', 'p', 'f') and n.nspname not in ('pg_catalog', 'information_schema')`
