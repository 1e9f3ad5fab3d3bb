import type { ReactNode } from 'react'
import type { Difficulty } from '#domain/pages/creation-options.ts'

const VARIANT_CLASSES = {
  easy: 'bg-leaf',
  medium: 'bg-sun',
  hard: 'bg-tomato',
  plain: 'bg-sheet',
  active: 'bg-leaf',
  highlight: 'bg-sun',
  success: 'bg-leaf-soft',
  warning: 'bg-sun-soft',
  error: 'bg-tomato',
} as const

export type BadgeVariant = keyof typeof VARIANT_CLASSES | Difficulty

/** A small outlined label. Its color carries no information beyond its text. */
export function Badge({
  variant = 'plain',
  children,
  className = '',
}: {
  variant?: BadgeVariant
  children: ReactNode
  className?: string
}) {
  return (
    <span
      className={`inline-flex items-center gap-1 rounded-full border-2 border-ink px-2.5 py-0.5 font-display text-sm leading-snug font-bold text-ink ${VARIANT_CLASSES[variant]} ${className}`}
    >
      {children}
    </span>
  )
}
