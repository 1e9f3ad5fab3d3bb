import { globSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { parseSync } from 'vite'

export interface Import {
  from: string
  /** A file of the project (`domain/x.ts`), a package (`zod`) or a Node module (`node:fs`). */
  to: string
  /** The imported names; `*` means all exports. */
  names: string[]
  /** `import('…')`: runs later, so it cannot be part of a cycle. */
  isLazy: boolean
}

export interface Module {
  file: string
  imports: Import[]
  /** Names that this file declares and exports, without re-exports. */
  exports: string[]
}

/** Generated, installed and hidden folders, as in .gitignore. The list is repeated here, because git may not be installed. */
const EXCLUDED = /^(\..*|node_modules|build|test-results|playwright-report)$/

/** Imports and exports of every source file. */
export function readModules(): Module[] {
  return globSync('**/*.{ts,tsx}', { exclude: (name) => EXCLUDED.test(path.basename(name)) })
    .map((file) => file.replaceAll(path.sep, '/'))
    .map((file) => readModule(file, readFileSync(file, 'utf8')))
}

export function readModule(file: string, source: string): Module {
  const { module, errors } = parseSync(file, source)
  if (errors.length > 0) throw new Error(`${file}: ${errors[0]!.message}`)
  const createImport = (specifier: string, names: string[], isLazy = false): Import => ({
    from: file,
    to: resolve(file, specifier),
    names,
    isLazy,
  })
  const exported = module.staticExports.flatMap(({ entries }) => entries)
  return {
    file,
    imports: [
      ...module.staticImports.map(({ moduleRequest, entries }) =>
        createImport(
          moduleRequest.value,
          entries.map(({ importName }) =>
            importName.kind === 'Default' ? 'default' : (importName.name ?? '*'),
          ),
        ),
      ),
      ...exported
        .filter(({ moduleRequest }) => moduleRequest)
        .map(({ moduleRequest, importName }) => createImport(moduleRequest!.value, [importName.name ?? '*'])),
      ...module.dynamicImports
        .map(({ moduleRequest }) => source.slice(moduleRequest.start, moduleRequest.end))
        .filter((text) => /^['"]/.test(text))
        .map((text) => createImport(text.slice(1, -1), ['*'], true)),
    ],
    exports: exported
      .filter(({ moduleRequest }) => !moduleRequest)
      .map(({ exportName }) => (exportName.kind === 'Default' ? 'default' : (exportName.name ?? ''))),
  }
}

function resolve(from: string, specifier: string): string {
  const withoutQuery = specifier.replace(/\?.*$/, '')
  if (withoutQuery.startsWith('.')) return path.posix.join(path.posix.dirname(from), withoutQuery)
  return withoutQuery.startsWith('#') ? withoutQuery.slice(1) : withoutQuery
}
