import type { ReactNode } from 'react'
import type { View } from '../canvas/view.ts'

/** Draws its children in page units above the page. */
export function PageOverlay({ view, children }: { view: View; children: ReactNode }) {
  return (
    <svg className="pointer-events-none absolute inset-0 size-full" aria-hidden="true">
      <g transform={`matrix(${view.scale} 0 0 ${view.scale} ${view.x} ${view.y})`}>{children}</g>
    </svg>
  )
}

/** A dashed line around the region that the keyboard has focused, visible on every color. */
export function RegionHighlight({ outline }: { outline: string }) {
  return (
    <g fill="none" strokeLinejoin="round">
      <path d={outline} stroke="#fff" strokeWidth="9" vectorEffect="non-scaling-stroke" />
      <path
        d={outline}
        stroke="#1d1b20"
        strokeWidth="4"
        strokeDasharray="10 6"
        vectorEffect="non-scaling-stroke"
      />
    </g>
  )
}
