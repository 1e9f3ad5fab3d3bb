import { expect, test } from 'vitest'
import { defaultRestLimits } from '../rest-limits.ts'
import { parseSelect, type SelectField } from '../request/select.ts'
import { checkCasts } from './check-casts.ts'

const cache = { typeNames: new Set(['text', 'int4', 'mood']) }
const check = (select: string) => checkCasts(cache, parseSelect(select, defaultRestLimits)[0] as SelectField)

test.each(['id::text', 'id::TEXT', 'id::mood', 'id::double precision', 'id.sum()::int4', 'count()::int'])(
  'the cast of %s is accepted',
  (select) => {
    expect(() => check(select)).not.toThrow()
  },
)

test.each([
  ['id::text $$', 'text $$'],
  ['id::$1', '$1'],
  ['id::text text', 'text text'],
  ['id::int4 collate', 'int4 collate'],
  ['id.sum()::text $$', 'text $$'],
  ['count()::unknown_type', 'unknown_type'],
])('the cast of %s is refused before it reaches SQL', (select, name) => {
  expect(() => check(select)).toThrow(
    expect.objectContaining({ status: 400, code: '42704', message: `type "${name}" does not exist` }),
  )
})
