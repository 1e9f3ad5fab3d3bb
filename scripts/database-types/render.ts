// Writes the catalogue as the `Database` type that `createClient<Database>()` understands.
import type { Catalogue, Column, Relationship, Routine } from './catalogue.ts'

const NUMBERS = new Set(['int2', 'int4', 'int8', 'float4', 'float8', 'numeric'])

export function renderTypes(catalogue: Catalogue): string {
  const tables = [...new Set(catalogue.columns.map(({ table }) => table))]
  const names: Names = { enums: new Set(catalogue.enums.map(({ name }) => name)), tables: new Set(tables) }
  return `// Written by \`npm run db:types\` from the migrations. Do not edit.

export type Json = string | number | boolean | null | { [key: string]: Json | undefined } | Json[]

export type Database = {
  __InternalSupabase: { PostgrestVersion: '13' }
  public: {
    Tables: {
${tables.map((table) => renderTable(table, catalogue, names)).join('\n')}
    }
    Views: { [_ in never]: never }
    Functions: {
${catalogue.routines.map((routine) => renderRoutine(routine, names)).join('\n')}
    }
    Enums: {
${catalogue.enums.map(({ name, values }) => `      ${name}: ${values.map(quote).join(' | ')}`).join('\n')}
    }
    CompositeTypes: { [_ in never]: never }
  }
}

type PublicSchema = Database['public']
export type Tables<Name extends keyof PublicSchema['Tables']> = PublicSchema['Tables'][Name]['Row']
export type TablesInsert<Name extends keyof PublicSchema['Tables']> = PublicSchema['Tables'][Name]['Insert']
export type TablesUpdate<Name extends keyof PublicSchema['Tables']> = PublicSchema['Tables'][Name]['Update']
export type Enums<Name extends keyof PublicSchema['Enums']> = PublicSchema['Enums'][Name]
`
}

interface Names {
  enums: ReadonlySet<string>
  tables: ReadonlySet<string>
}

const quote = (text: string) => `'${text}'`

function typescriptType(type: string, names: Names): string {
  if (type.startsWith('_')) return `${typescriptType(type.slice(1), names)}[]`
  if (names.enums.has(type)) return `Database['public']['Enums']['${type}']`
  if (names.tables.has(type)) return `Database['public']['Tables']['${type}']['Row']`
  if (NUMBERS.has(type)) return 'number'
  if (type === 'bool') return 'boolean'
  if (type === 'json' || type === 'jsonb') return 'Json'
  if (type === 'void') return 'undefined'
  return 'string'
}

function renderTable(table: string, catalogue: Catalogue, names: Names): string {
  const columns = catalogue.columns.filter((column) => column.table === table)
  const written = columns.filter((column) => !column.generated)
  const relationships = catalogue.relationships.filter((relationship) => relationship.table === table)
  const value = (column: Column) => typescriptType(column.type, names) + (column.nullable ? ' | null' : '')
  const row = columns.map((column) => ({ name: column.name, text: `${column.name}: ${value(column)}` }))
  // PostgREST exposes a function that takes one row as a computed column.
  const computed = catalogue.routines
    .filter((routine) => isComputed(routine, table))
    .map(({ name, returns }) => ({ name, text: `${name}: ${typescriptType(returns, names)} | null` }))
  const fields = [...row, ...computed].sort((a, b) => (a.name < b.name ? -1 : 1)).map(({ text }) => text)
  return `      ${table}: {
        Row: {
${indent(fields)}
        }
        Insert: {
${indent(written.map((column) => `${column.name}${column.optional ? '?' : ''}: ${value(column)}`))}
        }
        Update: {
${indent(written.map((column) => `${column.name}?: ${value(column)}`))}
        }
        Relationships: [
${relationships.map(renderRelationship).join('\n')}
        ]
      }`
}

const indent = (lines: string[]) => lines.map((line) => `          ${line}`).join('\n')

const renderRelationship = ({ name, columns, unique, to, toColumns }: Relationship) => `          {
            foreignKeyName: '${name}'
            columns: [${columns.map(quote).join(', ')}]
            isOneToOne: ${unique}
            referencedRelation: '${to}'
            referencedColumns: [${toColumns.map(quote).join(', ')}]
          },`

const isComputed = (routine: Routine, table: string) =>
  routine.arguments.length === 1 && routine.arguments[0]!.type === table && !routine.returnsSet

function renderRoutine(routine: Routine, names: Names): string {
  const args = routine.arguments.map(
    ({ name, type, optional }) => `${name}${optional ? '?' : ''}: ${typescriptType(type, names)}`,
  )
  const setof =
    routine.returnsSet && names.tables.has(routine.returns)
      ? `
        SetofOptions: { from: '*'; to: '${routine.returns}'; isOneToOne: false; isSetofReturn: true }`
      : ''
  return `      ${routine.name}: {
        Args: ${args.length === 0 ? 'never' : `{ ${args.join('; ')} }`}
        Returns: ${returnType(routine, names)}${setof}
      }`
}

function returnType({ columns, returns, returnsSet }: Routine, names: Names): string {
  const fields = columns.map(({ name, type }) => `${name}: ${typescriptType(type, names)}`).join('; ')
  const rowType = columns.length > 0 ? `{ ${fields} }` : typescriptType(returns, names)
  return returnsSet ? `${rowType}[]` : rowType
}
