import { spawnSync } from 'node:child_process'

/** A browser that Playwright cannot start as its distributor ships it. */
export interface OtherBrowser {
  open(url: string): Promise<void>
  /** The value of an expression in the page; a promise is awaited. */
  evaluate(expression: string): Promise<unknown>
  tap(x: number, y: number): Promise<void>
  close(): Promise<void>
}

export const isInstalled = (program: string): boolean => spawnSync('which', [program]).status === 0

/** The tap as both protocols of WebDriver describe it. */
export const tapActions = (x: number, y: number) => [
  {
    type: 'pointer',
    id: 'finger',
    parameters: { pointerType: 'mouse' },
    actions: [
      { type: 'pointerMove', x: Math.round(x), y: Math.round(y) },
      { type: 'pointerDown', button: 0 },
      { type: 'pointerUp', button: 0 },
    ],
  },
]
