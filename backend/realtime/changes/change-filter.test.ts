import { postgresChangesFilter } from '@supabase/realtime-js'
import { describe, expect, it } from 'vitest'
import { cannotMatch, filterSql, parseFilter } from './change-filter.ts'

const toSql = (text: string) => {
  const values: string[] = []
  const conditions = parseFilter(text)
  return conditions && [filterSql(conditions, (value) => `$${values.push(value)}`), ...values]
}

describe('a filter of row changes', () => {
  it('is parsed as realtime-js formats it', () => {
    const text = postgresChangesFilter()
      .eq('name', 'a,(b) "c" \\d')
      .not('id', 'in', ['1', 'two, three'])
      .is('gone_at', null)
      .gte('size', 4)
      .build()
    expect(toSql(text)).toEqual([
      'coalesce((t."name" = $1) and not (t."id" in ($2, $3)) and (t."gone_at" is null) and (t."size" >= $4), false)',
      'a,(b) "c" \\d',
      '1',
      'two, three',
      '4',
    ])
  })

  it.each([
    'name',
    'name=eq',
    'name=match.(a+)+$',
    'name=toString.x',
    'name=is.drop table',
    'name=in.a,b',
    'name=in.(a',
    'name=eq."a',
    '=eq.1',
    `a=in.(${'1,'.repeat(200)})`,
    Array(11).fill('a=eq.1').join(),
  ])('is rejected with invalid syntax: %s', (text) => {
    expect(parseFilter(text)).toBeUndefined()
  })

  it('never lets a column name or a value become SQL', () => {
    expect(toSql(`a" or "b=eq.'; drop table x`)).toEqual([
      'coalesce((t."a"" or ""b" = $1), false)',
      `'; drop table x`,
    ])
  })

  it('cannot match when a value of the notification contradicts it', () => {
    const conditions = parseFilter('user_id=eq.anna,status=eq.done')!
    expect(cannotMatch(conditions, { user_id: 'ben' })).toBe(true)
    expect(cannotMatch(conditions, { user_id: 'anna' })).toBe(false)
    expect(cannotMatch(parseFilter('user_id=not.eq.anna')!, { user_id: 'ben' })).toBe(false)
  })
})
