import { useSyncExternalStore } from 'react'
import { isPaper, type Paper, paperOf } from '#domain/paper.ts'

/** How this household prints. Kept in the browser; the server, which cannot know, takes the usual. */
export interface PrintChoice {
  paper: Paper
  /** Whether the small line stands at the foot of the sheet. */
  foot: boolean
}

const KEYS = { paper: 'print-paper', foot: 'print-foot' }
const USUAL: PrintChoice = { paper: 'a4', foot: true }

const listeners = new Set<() => void>()
let current: PrintChoice | undefined

function stored(): PrintChoice {
  try {
    const chosen = localStorage.getItem(KEYS.paper)
    const paper = isPaper(chosen) ? chosen : paperOf(navigator.language)
    const foot = localStorage.getItem(KEYS.foot) !== 'off'
    // The usual is the very same object: whatever was rendered with it need not be rendered again.
    return paper === USUAL.paper && foot === USUAL.foot ? USUAL : { paper, foot }
  } catch {
    return { ...USUAL, paper: paperOf(navigator.language) }
  }
}

export function choosePrint(choice: PrintChoice): void {
  current = choice
  try {
    localStorage.setItem(KEYS.paper, choice.paper)
    localStorage.setItem(KEYS.foot, choice.foot ? 'on' : 'off')
  } catch {
    // Without storage the choice lasts as long as the tab.
  }
  for (const listener of listeners) listener()
}

function subscribe(listener: () => void) {
  listeners.add(listener)
  return () => void listeners.delete(listener)
}

export const usePrintChoice = (): PrintChoice =>
  useSyncExternalStore(
    subscribe,
    () => (current ??= stored()),
    () => USUAL,
  )
