import type { Draft } from './draft.ts'

const CHANGED_INTO = new Set(['in', 'to'])

/** In "turns a pumpkin into a carriage" the carriage is beside it. Returns whether the preposition says what it becomes. */
export function linkChange(draft: Draft, preposition: string): boolean {
  if (!draft.isChanging || !CHANGED_INTO.has(preposition)) return false
  draft.isChanging = false
  draft.link = { preposition: 'with', doers: draft.subjects }
  return true
}
