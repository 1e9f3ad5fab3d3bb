import type { ReactNode } from 'react'
import type { Difficulty } from '#domain/creation.ts'

const FILLS = {
  easy: 'bg-leaf',
  medium: 'bg-sun',
  hard: 'bg-tomato',
  plain: 'bg-sheet',
  done: 'bg-leaf-soft',
  waiting: 'bg-sun-soft',
} as const

export type BadgeFill = keyof typeof FILLS | Difficulty

/** A small outlined word. Its colour says the same as its text, never more. */
export function Badge({
  fill = 'plain',
  children,
  className = '',
}: {
  fill?: BadgeFill
  children: ReactNode
  className?: string
}) {
  return (
    <span
      className={`inline-flex items-center gap-1 rounded-full border-2 border-ink px-2.5 py-0.5 font-display text-sm leading-snug font-bold text-ink ${FILLS[fill]} ${className}`}
    >
      {children}
    </span>
  )
}
