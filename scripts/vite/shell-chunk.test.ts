import { expect, test } from 'vitest'
import { shellChunkName } from './shell-chunk.ts'

const importers: Record<string, string[]> = {
  '/site/app/screens/site-layout.tsx': [],
  '/site/app/components/header.tsx': ['/site/app/screens/site-layout.tsx'],
  '/site/app/ui/dialog.tsx': ['/site/app/features/pack/pack-dialog.tsx', '/site/app/components/header.tsx'],
  '/site/app/features/pack/pack-dialog.tsx': [],
  '/site/app/ui/field.tsx': ['/site/app/features/pack/pack-dialog.tsx'],
  '/site/domain/a.ts': ['/site/domain/b.ts'],
  '/site/domain/b.ts': ['/site/domain/a.ts'],
}
const graph = { getModuleInfo: (id: string) => ({ importers: importers[id] ?? [] }) }
const nameOf = (path: string) => shellChunkName(`/site/${path}`, graph)

test('the site layout and everything it imports statically is in the shell chunk', () => {
  expect(nameOf('app/screens/site-layout.tsx')).toBe('shell')
  expect(nameOf('app/components/header.tsx')).toBe('shell')
  expect(nameOf('app/ui/dialog.tsx')).toBe('shell')
})

test('dynamically imported modules stay out of the shell chunk', () => {
  expect(nameOf('app/features/pack/pack-dialog.tsx')).toBeNull()
  expect(nameOf('app/ui/field.tsx')).toBeNull()
  expect(nameOf('domain/a.ts')).toBeNull()
})
