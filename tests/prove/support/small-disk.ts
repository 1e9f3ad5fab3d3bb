import { execFileSync, spawnSync } from 'node:child_process'
import { closeSync, mkdirSync, openSync, rmSync, writeSync } from 'node:fs'
import path from 'node:path'

interface SmallDisk {
  folder: string
  /** Fills the disk. */
  fill(): void
  /** Deletes what `fill` has written. */
  empty(): void
  setReadOnly(isReadOnly: boolean): void
  remove(): void
}

/** Whether this process may mount a disk: only root may, and not in every container. */
export function canMount(): boolean {
  return process.getuid?.() === 0 && spawnSync('unshare', ['--mount', 'true']).status === 0
}

/** Mounts a disk in memory that is small enough to be filled. */
export function mountSmallDisk(folder: string, size: string): SmallDisk {
  mkdirSync(folder, { recursive: true })
  execFileSync('mount', ['-t', 'tmpfs', '-o', `size=${size},mode=0711`, 'tmpfs', folder])
  const fillerFile = path.join(folder, 'filler')
  return {
    folder,
    fill() {
      const file = openSync(fillerFile, 'a')
      for (const bytes of [1024 * 1024, 4096])
        try {
          for (;;) writeSync(file, Buffer.alloc(bytes))
        } catch (error) {
          if ((error as NodeJS.ErrnoException).code !== 'ENOSPC') throw error
        }
      closeSync(file)
    },
    empty: () => rmSync(fillerFile, { force: true }),
    setReadOnly: (isReadOnly) =>
      void execFileSync('mount', ['-o', `remount,${isReadOnly ? 'ro' : 'rw'}`, folder]),
    remove: () => void execFileSync('umount', ['--lazy', folder]),
  }
}
