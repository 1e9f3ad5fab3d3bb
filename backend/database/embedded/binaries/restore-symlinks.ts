import { readFile, symlink } from 'node:fs/promises'
import path from 'node:path'

/** Creates the symlinks of the package, which its install script creates only where npm may run scripts. */
export async function restoreSymlinks(packageDir: string): Promise<void> {
  const list = await readFile(path.join(packageDir, 'native', 'pg-symlinks.json'), 'utf8').catch(() => '[]')
  for (const { source, target } of JSON.parse(list) as { source: string; target: string }[]) {
    const file = path.join(packageDir, target)
    await symlink(path.relative(path.dirname(target), source), file).catch((error: unknown) => {
      if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error
    })
  }
}
