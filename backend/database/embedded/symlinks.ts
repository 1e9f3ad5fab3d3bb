import { readFile, symlink } from 'node:fs/promises'
import path from 'node:path'

/** npm packages cannot hold symlinks; the binaries' own install script makes them, and this does where scripts are off. */
export async function restoreSymlinks(packageDir: string): Promise<void> {
  const list = await readFile(path.join(packageDir, 'native', 'pg-symlinks.json'), 'utf8').catch(() => '[]')
  for (const { source, target } of JSON.parse(list) as { source: string; target: string }[]) {
    const file = path.join(packageDir, target)
    await symlink(path.relative(path.dirname(target), source), file).catch((error: unknown) => {
      if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error
    })
  }
}
