import { CRAYONS } from '#domain/coloring/crayons.ts'
import { createLocalStorageStore } from '#app/lib/browser/local-storage-store.ts'
import type { Brush } from '#domain/coloring/coloring-action.ts'
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
  /** Shows a number in each region. */
  hasNumbers: boolean
  /** Shows buttons that go from region to region. */
  hasSteps: boolean
}

const MAX_RECENT = 6
const START: Tools = {
  tool: 'fill',
  crayon: 0,
  pattern: 'plain',
  recent: [],
  isLeftHanded: false,
  crossesLines: false,
  hasNumbers: false,
  hasSteps: false,
}

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
    hasNumbers: saved.hasNumbers === true,
    hasSteps: saved.hasSteps === true,
  }
})

export const useTools = store.use
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
