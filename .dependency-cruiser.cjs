// The walls of the house: which room may import which (docs/architecture.md has the same table in words).
const rooms = {
  domain: [],
  artist: ['domain'],
  providers: ['domain', 'artist'],
  backend: [],
  supabase: ['domain', 'artist', 'providers', 'locales'],
  app: ['domain', 'locales', 'supabase/database\\.types'],
  server: ['domain', 'artist', 'providers', 'backend', 'supabase', 'app', 'build', 'locales'],
  scripts: ['domain', 'artist', 'providers', 'backend', 'supabase', 'server', 'locales'],
}
const test = '\\.test\\.tsx?$'
const wall = ([room, may]) => ({
  name: `${room}-walls`,
  comment: `${room}/ may import: ${may.join(', ') || 'nothing of ours'}`,
  severity: 'error',
  from: { path: `^${room}/`, pathNot: test },
  to: { pathNot: [`^${room}/`, ...may.map((to) => `^${to}`), 'node_modules', '^node:', '^[a-z_/]+$'] },
})
module.exports = {
  forbidden: [
    ...Object.entries(rooms).map(wall),
    {
      name: 'no-circles',
      comment: 'a circle means two files are one thought: join them or find the third',
      severity: 'error',
      from: {},
      to: { circular: true, viaOnly: { dependencyTypesNot: ['type-only'] } },
    },
    {
      name: 'portable-rooms',
      comment: 'domain/ and artist/ run in a browser too: no Node modules',
      severity: 'error',
      from: { path: '^(domain|artist)/', pathNot: test },
      to: { dependencyTypes: ['core'] },
    },
    {
      name: 'domain-knows-only-zod',
      severity: 'error',
      from: { path: '^domain/', pathNot: test },
      to: { path: 'node_modules', pathNot: 'node_modules/zod' },
    },
    {
      name: 'features-are-islands',
      comment: 'a feature never imports another feature; screens put them together',
      severity: 'error',
      from: { path: '^app/features/([^/]+)/' },
      to: { path: '^app/features/', pathNot: '^app/features/$1/' },
    },
    {
      name: 'app-goes-down',
      comment: 'screens -> features -> components -> ui -> lib',
      severity: 'error',
      from: { path: '^app/(ui|lib|components)/', pathNot: test },
      to: { path: '^app/(screens|features)/' },
    },
    {
      name: 'nobody-imports-tests',
      severity: 'error',
      from: { pathNot: ['^(tests|bench)/', test] },
      to: { path: '^(tests|bench)/' },
    },
  ],
  options: {
    tsPreCompilationDeps: true,
    tsConfig: { fileName: 'tsconfig.json' },
    doNotFollow: { path: 'node_modules' },
    exclude: { path: ['^build/', '^\\.react-router/', '\\+types'] },
    enhancedResolveOptions: {
      extensions: ['.ts', '.tsx', '.json', '.js', '.mjs'],
      conditionNames: ['import', 'node', 'default'],
    },
  },
}
