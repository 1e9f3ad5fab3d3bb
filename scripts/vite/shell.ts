/** What stands around every screen, and what nearly all of them show. */
const BEGINNINGS =
  /\/app\/(root|lib\/(seo\/(head|structured-data)|use-as-left)|ui\/(empty-state|checkbox|choice)|screens\/(frame|arriving|parts\/(page-grid|theme-grid)))\.tsx?$/

/** Icons come from one index, so who imports them cannot be told from it: these are on every card and in the header. */
const ICONS = /\/lucide-react\/.*\/icons\/(check|download|heart|layers|sparkles)\.mjs$/

interface Graph {
  getModuleInfo(id: string): { importers: readonly string[] } | null
}

/**
 * The name of the file a module belongs to when every screen needs it. Many small files compress badly and each is a request, so what is
 * always needed is one file; what comes with a click is imported there and stays apart.
 */
export function shellOf(id: string, graph: Graph): 'shell' | null {
  const isShell = id.includes('/lucide-react/') ? ICONS.test(id) : isNeeded(id, graph, new Set())
  return isShell ? 'shell' : null
}

function isNeeded(id: string, graph: Graph, seen: Set<string>): boolean {
  if (BEGINNINGS.test(id)) return true
  if (seen.has(id)) return false
  seen.add(id)
  return (graph.getModuleInfo(id)?.importers ?? []).some((importer) => isNeeded(importer, graph, seen))
}
