import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import type { Box, Detail, Figure } from '#artist/drawing.ts'
import type { Kind, Classification } from './classify.ts'

/** One line of the allow-list: a figure that was reviewed and found fit for children. */
export interface Allowed {
  id: string
  icon: string
  topic: string
  age: number
  height: number
  facing: Figure['facing']
  ground: 'stands' | 'floats' | 'hangs'
}

/**
 * One line of the overrides: corrections of the rules for a figure. Parts are numbered in paint order, see
 * `inspect.ts`.
 */
export interface Override {
  id: string
  why: string
  parts?: Record<string, Kind>
  levels?: Record<string, Detail>
  alive?: boolean
  mirror?: boolean
  face?: Box
  anchors?: Figure['anchors']
}

const folder = new URL('../../../artist/figures/converted/', import.meta.url)
export const dataFile = new URL('figures.jsonl.br', folder)

const readLines = <T>(name: string): T[] =>
  readFileSync(new URL(name, folder), 'utf8')
    .split('\n')
    .filter((line) => line)
    .map((line) => JSON.parse(line) as T)

export const readAllowList = () => readLines<Allowed>('allow-list.jsonl')
export const readOverrides = () =>
  new Map(readLines<Override>('overrides.jsonl').map((line) => [line.id, line]))

export interface Icons {
  icons: Record<string, { body: string; width?: number; height?: number }>
}

export const readIcons = (): Icons =>
  JSON.parse(
    readFileSync(createRequire(import.meta.url).resolve('@iconify-json/noto/icons.json'), 'utf8'),
  ) as Icons

export function decisions({ parts = {}, levels = {} }: Pick<Override, 'parts' | 'levels'>) {
  const out = new Map<number, Partial<Classification>>()
  for (const [part, kind] of Object.entries(parts)) out.set(Number(part), { kind })
  for (const [part, level] of Object.entries(levels))
    out.set(Number(part), { ...out.get(Number(part)), level })
  return out
}
