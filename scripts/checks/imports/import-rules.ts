import type { Import } from './read-modules.ts'

/** Which module may import which. `docs/architecture.md` explains why. */
const ALLOWED: Record<string, readonly string[]> = {
  domain: [],
  artist: ['domain'],
  providers: ['domain', 'artist', 'locales'],
  backend: [],
  supabase: ['domain', 'artist', 'providers', 'locales'],
  app: ['domain', 'artist', 'locales', 'supabase/database.types.ts'],
  server: ['domain', 'artist', 'providers', 'backend', 'supabase', 'app', 'locales'],
  scripts: ['domain', 'artist', 'providers', 'backend', 'supabase', 'server', 'locales'],
}

/** Modules that also run in a browser and therefore import no Node module. */
const PORTABLE = ['domain', 'artist', 'app']

/** Packages a module may use, where that is limited. */
const PACKAGES: Record<string, readonly string[]> = { domain: ['zod'], artist: [] }

/** Layers of app/, top first. A layer imports only from layers below it. */
const APP_LAYERS = ['screens', 'features', 'components', 'ui', 'lib']

const isTest = (file: string) => /\.test\.tsx?$/.test(file) || /^(tests|bench)\//.test(file)
const isProjectFile = (to: string) => /\.(ts|tsx|json|css|svg|js|mjs)$/.test(to)
const moduleOf = (file: string) => file.split('/')[0] ?? ''

/** Why an import is not allowed, or undefined when it is. */
export function importViolation({ from, to }: Pick<Import, 'from' | 'to'>): string | undefined {
  if (isTest(from)) return undefined
  const module = moduleOf(from)
  if (to.startsWith('node:'))
    return PORTABLE.includes(module) ? `${module}/ also runs in a browser: no Node modules` : undefined
  if (!isProjectFile(to)) {
    const packages = PACKAGES[module]
    return packages && !packages.some((name) => to === name || to.startsWith(`${name}/`))
      ? `${module}/ may use only these packages: ${packages.join(', ')}`
      : undefined
  }
  if (isTest(to)) return 'only tests import tests/ and bench/'
  const target = moduleOf(to)
  const allowed = ALLOWED[module]
  if (
    allowed &&
    target in { ...ALLOWED, locales: 1 } &&
    target !== module &&
    !allowed.some((path) => to === path || to.startsWith(`${path}/`))
  )
    return `${module}/ may import ${allowed.length > 0 ? allowed.join(', ') : 'no other module'}`
  return module === 'app' && target === 'app' ? layerViolation(from, to) : undefined
}

function layerViolation(from: string, to: string): string | undefined {
  const [, fromLayer = '', fromFeature] = from.split('/')
  const [, toLayer = '', toFeature] = to.split('/')
  const [importing, imported] = [APP_LAYERS.indexOf(fromLayer), APP_LAYERS.indexOf(toLayer)]
  if (importing >= 0 && imported >= 0 && imported < importing)
    return `app/ layers import downwards only: ${APP_LAYERS.join(' -> ')}`
  if (fromLayer === 'features' && toLayer === 'features' && fromFeature !== toFeature)
    return 'features do not import each other: screens combine them'
  return undefined
}
