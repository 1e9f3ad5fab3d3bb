import { postgresChangesFilter } from '@supabase/realtime-js'
import { describe, expect, it } from 'vitest'
import { cannotHold, filterSql, readFilter } from './filter.ts'

const sqlOf = (text: string) => {
  const values: string[] = []
  const conditions = readFilter(text)
  return conditions && [filterSql(conditions, (value) => `$${values.push(value)}`), ...values]
}

describe('a filter', () => {
  it('is read as the client writes it', () => {
    const text = postgresChangesFilter()
      .eq('name', 'a,(b) "c" \\d')
      .not('id', 'in', ['1', 'two, three'])
      .is('gone_at', null)
      .gte('size', 4)
      .build()
    expect(sqlOf(text)).toEqual([
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
  ])('%s cannot be read', (text) => {
    expect(readFilter(text)).toBeUndefined()
  })

  it('never lets a name or a value become SQL', () => {
    expect(sqlOf(`a" or "b=eq.'; drop table x`)).toEqual([
      'coalesce((t."a"" or ""b" = $1), false)',
      `'; drop table x`,
    ])
  })

  it('is known to fail when a value that came along says so', () => {
    const conditions = readFilter('user_id=eq.anna,status=eq.done')!
    expect(cannotHold(conditions, { user_id: 'ben' })).toBe(true)
    expect(cannotHold(conditions, { user_id: 'anna' })).toBe(false)
    expect(cannotHold(readFilter('user_id=not.eq.anna')!, { user_id: 'ben' })).toBe(false)
  })
})
