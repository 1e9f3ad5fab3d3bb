import { readdirSync, readFileSync } from 'node:fs'

/** Linux counts processor time in hundredths of a second. */
const MS_PER_TICK = 10

/** Milliseconds of processor time of a process and all it has started, ended ones too; 0 where there is no /proc. */
export function familyTime(pid: number): number {
  const everybody = readEverybody()
  const sum = (id: number): number => {
    const own = everybody.get(id)?.ms ?? 0
    const children = [...everybody].filter(([, { parent }]) => parent === id)
    return children.reduce((total, [child]) => total + sum(child), own)
  }
  return sum(pid)
}

function readEverybody(): Map<number, { parent: number; ms: number }> {
  try {
    const ids = readdirSync('/proc').filter((name) => /^\d+$/.test(name))
    return new Map(ids.flatMap((id) => readOne(id)))
  } catch {
    return new Map()
  }
}

function readOne(id: string): [number, { parent: number; ms: number }][] {
  try {
    const text = readFileSync(`/proc/${id}/stat`, 'utf8')
    const fields = text.slice(text.lastIndexOf(')') + 2).split(' ')
    const ticks = fields.slice(11, 15).reduce((total, field) => total + Number(field), 0)
    return [[Number(id), { parent: Number(fields[1]), ms: ticks * MS_PER_TICK }]]
  } catch {
    // It ended while we looked.
    return []
  }
}
