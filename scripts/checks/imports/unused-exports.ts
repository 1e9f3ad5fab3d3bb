import type { Module } from './read-modules.ts'

/** Files whose exports a tool reads by name: React Router's modules, configuration files, test set-up and reporters, generated types. */
const READ_BY_TOOLS =
  /^([^/]+\.config\.ts|app\/(root|routes|entry\.\w+)\.tsx?|app\/screens\/[^/]+\.tsx?|tests\/support\/(run\/start-postgres|site\/site-template)\.ts|.*-reporter\.ts|supabase\/database\.types\.ts|.*\.d\.ts)$/

/** `file: name` of every export that no other file imports. */
export function unusedExports(modules: readonly Module[]): string[] {
  const used = new Map<string, Set<string>>()
  for (const { to, names } of modules.flatMap(({ imports }) => imports)) {
    const known = used.get(to) ?? new Set()
    for (const name of names) known.add(name)
    used.set(to, known)
  }
  return modules
    .filter(({ file }) => !READ_BY_TOOLS.test(file) && !used.get(file)?.has('*'))
    .flatMap(({ file, exports }) =>
      exports.filter((name) => !used.get(file)?.has(name)).map((name) => `${file}: ${name}`),
    )
}
