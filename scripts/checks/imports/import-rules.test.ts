import { expect, test } from 'vitest'
import { importViolation } from './import-rules.ts'

test.each([
  ['domain/slug.ts', 'zod'],
  ['artist/compose/plan.ts', 'domain/creation.ts'],
  ['app/screens/home.tsx', 'app/features/search/box.tsx'],
  ['app/features/search/box.tsx', 'app/features/search/state.ts'],
  ['app/lib/db.ts', 'supabase/database.types.ts'],
  ['server/create-site.ts', 'backend/rest/rest.ts'],
  ['backend/rest/rest.test.ts', 'tests/support/database.ts'],
])('%s may import %s', (from, to) => expect(importViolation({ from, to })).toBeUndefined())

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
  ['server/create-site.ts', 'tests/support/database.ts'],
])('%s may not import %s', (from, to) => expect(importViolation({ from, to })).toBeTypeOf('string'))
