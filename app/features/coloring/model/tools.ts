import { CRAYONS } from '#domain/coloring/crayons.ts'
import { createLocalStorageStore } from '#app/lib/browser/local-storage-store.ts'
import type { Brush } from '#domain/coloring/coloring-action.ts'
import { NUMBER_TASKS, type NumberTask } from '#domain/coloring/sums.ts'
import { type Pattern, PATTERNS } from '#domain/coloring/fill-patterns.ts'

export const TOOLS = ['fill', 'crayon', 'marker', 'eraser', 'pick'] as const
export type Tool = (typeof TOOLS)[number]

/** The selected tool and color, and the settings of the editor. Stored on the device. */
export interface Tools {
  tool: Tool
  crayon: number
  pattern: Pattern
  /** The crayons used last, newest first. */
  recent: readonly number[]
  isLeftHanded: boolean
  /** Lines may leave the region in which they begin. */
  crossesLines: boolean
  /** What each region shows: nothing, its number, or a sum. */
  numberTask: NumberTask | ''
  /** Shows buttons that go from region to region. */
  hasSteps: boolean
  hasSounds: boolean
}

const MAX_RECENT = 6
const START: Tools = {
  tool: 'fill',
  crayon: 0,
  pattern: 'plain',
  recent: [],
  isLeftHanded: false,
  crossesLines: false,
  numberTask: '',
  hasSteps: false,
  hasSounds: false,
}

export const numberTaskOf = (value: unknown): NumberTask | '' =>
  NUMBER_TASKS.find((task) => task === value) ?? ''

const isCrayon = (value: unknown): value is number =>
  Number.isInteger(value) && (value as number) >= 0 && (value as number) < CRAYONS.length

const store = createLocalStorageStore<Tools>('coloring-tools', START, (stored) => {
  const saved = (stored ?? {}) as Partial<Tools>
  return {
    tool: TOOLS.find((tool) => tool === saved.tool && tool !== 'pick') ?? START.tool,
    crayon: isCrayon(saved.crayon) ? saved.crayon : START.crayon,
    pattern: PATTERNS.find((pattern) => pattern === saved.pattern) ?? START.pattern,
    recent: Array.isArray(saved.recent) ? saved.recent.filter(isCrayon).slice(0, MAX_RECENT) : [],
    isLeftHanded: saved.isLeftHanded === true,
    crossesLines: saved.crossesLines === true,
    numberTask: numberTaskOf(saved.numberTask),
    hasSteps: saved.hasSteps === true,
    hasSounds: saved.hasSounds === true,
  }
})

export const useTools = store.use
/** One of the tools or settings; a component that uses it does not render for the others. */
export const useTool = <Key extends keyof Tools>(key: Key): Tools[Key] =>
  store.useSelected((tools) => tools[key])
export const readTools = store.get
export const changeTools = (change: Partial<Tools>): void => store.set({ ...store.get(), ...change })

/** Selects a crayon, and the fill tool instead of the eraser or the pipette, which use no color. */
export function selectCrayon(crayon: number): void {
  const { tool, recent } = store.get()
  changeTools({
    crayon,
    tool: tool === 'eraser' || tool === 'pick' ? 'fill' : tool,
    recent: [crayon, ...recent.filter((one) => one !== crayon)].slice(0, MAX_RECENT),
  })
}

/** Widths of the brushes in page units; a zoomed page gets finer lines. */
export const BRUSH_WIDTHS: Record<Brush, number> = { crayon: 26, marker: 16, eraser: 34 }
