import { execFileSync, spawnSync } from 'node:child_process'
import { closeSync, mkdirSync, openSync, rmSync, writeSync } from 'node:fs'
import path from 'node:path'

export interface SmallDisk {
  folder: string
  /** Writes until nothing more goes in. */
  fill(): void
  /** Takes that away again. */
  empty(): void
  readOnly(isOn: boolean): void
  remove(): void
}

/** Whether disks can be made here at all: only by root, and not in every container. */
export function canMount(): boolean {
  return process.getuid?.() === 0 && spawnSync('unshare', ['--mount', 'true']).status === 0
}

/** A disk of its own that is small enough to be filled. */
export function mountSmallDisk(folder: string, size: string): SmallDisk {
  mkdirSync(folder, { recursive: true })
  execFileSync('mount', ['-t', 'tmpfs', '-o', `size=${size},mode=0711`, 'tmpfs', folder])
  const ballast = path.join(folder, 'ballast')
  return {
    folder,
    fill() {
      const file = openSync(ballast, 'a')
      for (const bytes of [1024 * 1024, 4096])
        try {
          for (;;) writeSync(file, Buffer.alloc(bytes))
        } catch (error) {
          if ((error as NodeJS.ErrnoException).code !== 'ENOSPC') throw error
        }
      closeSync(file)
    },
    empty: () => rmSync(ballast, { force: true }),
    readOnly: (isOn) => void execFileSync('mount', ['-o', `remount,${isOn ? 'ro' : 'rw'}`, folder]),
    remove: () => void execFileSync('umount', ['--lazy', folder]),
  }
}
