import { expect, test } from 'vitest'
import { shellOf } from './shell.ts'

const importers: Record<string, string[]> = {
  '/site/app/screens/frame.tsx': [],
  '/site/app/components/header.tsx': ['/site/app/screens/frame.tsx'],
  '/site/app/ui/dialog.tsx': ['/site/app/features/pack/pack-dialog.tsx', '/site/app/components/header.tsx'],
  '/site/app/features/pack/pack-dialog.tsx': [],
  '/site/app/ui/field.tsx': ['/site/app/features/pack/pack-dialog.tsx'],
  '/site/domain/a.ts': ['/site/domain/b.ts'],
  '/site/domain/b.ts': ['/site/domain/a.ts'],
}
const graph = { getModuleInfo: (id: string) => ({ importers: importers[id] ?? [] }) }
const nameOf = (path: string) => shellOf(`/site/${path}`, graph)

test('what stands around every screen is one file, with everything it imports', () => {
  expect(nameOf('app/screens/frame.tsx')).toBe('shell')
  expect(nameOf('app/components/header.tsx')).toBe('shell')
  expect(nameOf('app/ui/dialog.tsx')).toBe('shell')
})

test('what comes with a click stays apart', () => {
  expect(nameOf('app/features/pack/pack-dialog.tsx')).toBeNull()
  expect(nameOf('app/ui/field.tsx')).toBeNull()
  expect(nameOf('domain/a.ts')).toBeNull()
})
