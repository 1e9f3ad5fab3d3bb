import { expect, test } from 'vitest'
import { circle, objection } from './rules.ts'

const arrow = (from: string, to: string) => ({ from, to, typeOnly: false })

test.each([
  ['domain/slug.ts', 'zod'],
  ['artist/compose/plan.ts', 'domain/creation.ts'],
  ['app/screens/home.tsx', 'app/features/search/box.tsx'],
  ['app/features/search/box.tsx', 'app/features/search/state.ts'],
  ['app/lib/db.ts', 'supabase/database.types.ts'],
  ['server/compose.ts', 'backend/rest/rest.ts'],
  ['backend/rest/rest.test.ts', 'tests/support/database.ts'],
])('%s may import %s', (from, to) => expect(objection(arrow(from, to))).toBeUndefined())

test.each([
  ['domain/slug.ts', 'react'],
  ['domain/slug.ts', 'node:crypto'],
  ['artist/page.ts', 'providers/mail/writer.ts'],
  ['artist/page.ts', 'node:fs'],
  ['backend/auth/auth.ts', 'domain/languages.ts'],
  ['backend/auth/auth.ts', 'locales/en/mail.json'],
  ['app/lib/db.ts', 'backend/identity.ts'],
  ['app/lib/db.ts', 'supabase/functions/x/handler.ts'],
  ['app/features/search/box.tsx', 'app/features/ratings/stars.tsx'],
  ['app/ui/button.tsx', 'app/components/card.tsx'],
  ['server/compose.ts', 'tests/support/database.ts'],
])('%s may not import %s', (from, to) => expect(objection(arrow(from, to))).toBeTypeOf('string'))

test('a circle of values is found, a circle of types is not', () => {
  const round = [arrow('a/x.ts', 'a/y.ts'), arrow('a/y.ts', 'a/z.ts'), arrow('a/z.ts', 'a/x.ts')]
  expect(circle(round)).toEqual(['a/x.ts', 'a/y.ts', 'a/z.ts', 'a/x.ts'])
  expect(circle([...round.slice(0, 2), { ...round[2]!, typeOnly: true }])).toBeUndefined()
})
