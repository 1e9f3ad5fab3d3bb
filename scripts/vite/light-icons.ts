import path from 'node:path'
import type { Plugin } from 'vite'

const ICON = /\/lucide-react\/dist\/esm\/icons\/[\w-]+\.mjs$/

/**
 * The icons of lucide-react, drawn by thirty lines of ours instead of its own component, which is larger than all icons a visitor sees, and
 * without what that component alone reads of them: a name, a size and a key for every stroke. In development browser and server have
 * the library as it was published: what Vite bundles for the browser beforehand does not come through here.
 */
export function lightIcons(root = process.cwd()): Plugin {
  return {
    name: 'light-icons',
    apply: 'build',
    enforce: 'pre',
    resolveId: (id, importer) =>
      id.endsWith('/createLucideIcon.mjs') && importer?.includes('/lucide-react/')
        ? path.join(root, 'app/ui/draw-icon.tsx')
        : undefined,
    transform: (code, id) => (ICON.test(id) ? { code: lighten(code), map: null } : undefined),
  }
}

const lighten = (code: string): string =>
  code
    .replace(/^__iconData\.node;$/m, '')
    .replace(/^\s*name: "[^"]*",\s*size: 24,$/m, '')
    .replace(/,\s*key: "\w+"/g, '')
