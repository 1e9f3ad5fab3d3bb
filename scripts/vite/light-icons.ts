import path from 'node:path'
import type { Plugin } from 'vite'

/** The icons of lucide-react, drawn by thirty lines of ours instead of its own component, which is larger than all icons a visitor sees. */
export function lightIcons(root = process.cwd()): Plugin {
  return {
    name: 'light-icons',
    enforce: 'pre',
    resolveId: (id, importer) =>
      id.endsWith('/createLucideIcon.mjs') && importer?.includes('/lucide-react/')
        ? path.join(root, 'app/ui/draw-icon.tsx')
        : undefined,
  }
}
