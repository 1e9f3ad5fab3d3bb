import { expect, it } from 'vitest'
import { readTargets, traceViewColumns } from './view-columns.ts'

const entry = (number: number, table: number, column: number, expression = '{VAR :varno 1}', junk = false) =>
  `{TARGETENTRY :expr ${expression} :resno ${number} :resname x :ressortgroupref 0 :resorigtbl ${table} :resorigcol ${column} :resjunk ${junk}}`
const query = (...entries: string[]) =>
  `({QUERY :commandType 1 :rtable ({RANGETBLENTRY :alias <> :subquery {QUERY :targetList (${entry(9, 99, 9)})}}) :targetList (${entries.join(' ')}) :override 0})`

it('reads the source columns of the outermost query only', () => {
  const inner = `{SUBLINK :subselect {QUERY :targetList (${entry(1, 77, 7)})}}`
  expect(readTargets(query(entry(1, 100, 1), entry(2, 0, 0, inner), entry(3, 100, 2)))).toEqual([
    { number: 1, table: 100, column: 1 },
    { number: 3, table: 100, column: 2 },
  ])
})

it('omits columns that only serve for sorting', () => {
  expect(readTargets(query(entry(1, 100, 1), entry(2, 100, 2, undefined, true)))).toHaveLength(1)
})

it('handles braces in column names', () => {
  const withBraces = entry(1, 100, 1).replace(':resname x', ':resname a\\}b\\{c')
  expect(readTargets(query(withBraces))).toEqual([{ number: 1, table: 100, column: 1 }])
})

it('resolves a view on a view to the table, and stops at a cycle', () => {
  const table = { oid: 1, schema: 'public', name: 'films', columns: { 1: 'id' }, primaryKey: ['id'] }
  const view = (oid: number, name: string, from: number) => ({
    oid,
    schema: 'public',
    name,
    query: query(entry(1, from, 1)),
    columns: { 1: `${name}_id` },
  })
  const traced = traceViewColumns(
    [view(10, 'low', 1), view(11, 'high', 10), view(12, 'a', 13), view(13, 'b', 12)],
    [table],
  )
  expect(traced.map(({ viewColumn, tableColumn }) => [viewColumn, tableColumn])).toEqual([
    ['low_id', 'id'],
    ['high_id', 'id'],
  ])
})
