/** The modules that every screen or nearly every screen uses. */
const SHELL_ENTRIES =
  /\/app\/(root|lib\/(seo\/(head|structured-data)|navigation\/use-history-snapshot)|ui\/(empty-state|checkbox|radio-group)|screens\/(site-layout|loading-layout|page-lists\/(page-grid|theme-grid)))\.tsx?$/

/**
 * The icons of every card and the header. All icons are imported through one index, so the module graph does not
 * tell which screen needs which.
 */
const SHELL_ICONS =
  /\/lucide-react\/dist\/esm\/((?!icons\/)|icons\/(check|download|heart|layers|sparkles)\.mjs$)/

interface ModuleGraph {
  getModuleInfo(id: string): { importers: readonly string[] } | null
}

/**
 * Puts a module into the chunk "shell" if it is one of the modules above or statically imported by them. One file
 * compresses better than many small ones and is a single request. Dynamic imports stay separate.
 */
export function shellChunkName(id: string, graph: ModuleGraph): 'shell' | null {
  const isShell = id.includes('/lucide-react/') ? SHELL_ICONS.test(id) : isInShell(id, graph, new Set())
  return isShell ? 'shell' : null
}

function isInShell(id: string, graph: ModuleGraph, seen: Set<string>): boolean {
  if (SHELL_ENTRIES.test(id)) return true
  if (seen.has(id)) return false
  seen.add(id)
  return (graph.getModuleInfo(id)?.importers ?? []).some((importer) => isInShell(importer, graph, seen))
}
