import { useSyncExternalStore } from 'react'
import { isPaperSize, type PaperSize, paperSizeForLocale } from '#domain/print/paper-size.ts'

/** How the visitor prints, stored in the browser. Server rendering uses the defaults. */
export interface PrintPreferences {
  paper: PaperSize
  /** Whether a small line with the site's name is printed at the foot of the sheet. */
  foot: boolean
}

const KEYS = { paper: 'print-paper', foot: 'print-foot' }
const DEFAULTS: PrintPreferences = { paper: 'a4', foot: true }

const listeners = new Set<() => void>()
let current: PrintPreferences | undefined

function readStored(): PrintPreferences {
  try {
    const chosen = localStorage.getItem(KEYS.paper)
    const paper = isPaperSize(chosen) ? chosen : paperSizeForLocale(navigator.language)
    const foot = localStorage.getItem(KEYS.foot) !== 'off'
    // The same object as in server rendering, so that React does not render again.
    return paper === DEFAULTS.paper && foot === DEFAULTS.foot ? DEFAULTS : { paper, foot }
  } catch {
    return { ...DEFAULTS, paper: paperSizeForLocale(navigator.language) }
  }
}

export function savePrintPreferences(preferences: PrintPreferences): void {
  current = preferences
  try {
    localStorage.setItem(KEYS.paper, preferences.paper)
    localStorage.setItem(KEYS.foot, preferences.foot ? 'on' : 'off')
  } catch {
    // Without storage the preferences last as long as the tab.
  }
  for (const listener of listeners) listener()
}

function subscribe(listener: () => void) {
  listeners.add(listener)
  return () => void listeners.delete(listener)
}

export const usePrintPreferences = (): PrintPreferences =>
  useSyncExternalStore(
    subscribe,
    () => (current ??= readStored()),
    () => DEFAULTS,
  )
