import { readdirSync, readFileSync } from 'node:fs'

const read = (path: string): string => {
  try {
    return readFileSync(path, 'utf8')
  } catch {
    return ''
  }
}
const field = (text: string, name: string) =>
  Number(new RegExp(`^${name}:\\s+(\\d+) kB`, 'm').exec(text)?.[1] ?? 0) * 1024

/** The process and all its descendants. */
function processTree(pid: number): number[] {
  const parents = readdirSync('/proc')
    .filter((name) => /^\d+$/.test(name))
    .map(
      (name) =>
        [Number(name), Number(/^PPid:\s+(\d+)/m.exec(read(`/proc/${name}/status`))?.[1] ?? 0)] as const,
    )
  const childrenOf = (parent: number): number[] =>
    parents.filter(([, its]) => its === parent).flatMap(([child]) => [child, ...childrenOf(child)])
  return [pid, ...childrenOf(pid)]
}

/** The postmaster of the site; it outlives a killed server, so it is no child of it. */
const postmasterOf = (dataDir: string) =>
  Number(read(`${dataDir}/postgres/data/postmaster.pid`).split('\n')[0])

export interface SiteMemory {
  /** Resident memory of the server process. */
  node: number
  /** The same of its worker processes for drawings and pictures. */
  workers: number
  /** Proportional set size: memory shared by the processes of PostgreSQL counts once. */
  postgres: number
}

export function measureSiteMemory(serverPid: number, dataDir: string): SiteMemory {
  const postgres = processTree(postmasterOf(dataDir))
  const [, ...workers] = processTree(serverPid).filter((pid) => !postgres.includes(pid))
  const sum = (pids: number[], file: string, name: string) =>
    pids.reduce((total, pid) => total + field(read(`/proc/${pid}/${file}`), name), 0)
  return {
    node: sum([serverPid], 'status', 'VmRSS'),
    workers: sum(workers, 'status', 'VmRSS'),
    postgres: sum(postgres, 'smaps_rollup', 'Pss'),
  }
}
