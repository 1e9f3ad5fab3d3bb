import type { ButtonHTMLAttributes, ReactNode } from 'react'
import { Link, type LinkProps } from 'react-router'
import { ProgressDots } from './progress-dots.tsx'

/** `primary` is for the one main action of a screen. The others are outlines that fill on hover. */
export type ButtonVariant = 'primary' | 'plain' | 'quiet' | 'danger'

const BASE_CLASS =
  'inline-flex min-h-12 items-center justify-center gap-2 px-5 py-2 text-center font-display leading-tight font-bold text-ink no-underline disabled:opacity-55 aria-disabled:opacity-55'

const VARIANT_CLASSES: Record<ButtonVariant, string> = {
  primary: 'outlined bg-sun crayon crayon-tangerine',
  plain: 'outlined crayon crayon-sun',
  quiet: 'rounded-xl border-[2.5px] border-transparent crayon crayon-sun',
  danger: 'outlined crayon crayon-tomato',
}

/** A round button with only an icon, which fills while it is pressed or hovered. */
export const ICON_BUTTON_CLASS =
  'crayon inline-flex size-11 shrink-0 items-center justify-center rounded-full border-[2.5px] border-ink bg-sheet text-ink aria-disabled:opacity-55'

export const buttonClass = (variant: ButtonVariant, extra = '') =>
  `${BASE_CLASS} ${VARIANT_CLASSES[variant]} ${extra}`

interface VariantProps {
  variant?: ButtonVariant
  className?: string
  children: ReactNode
}

type ButtonProps = VariantProps &
  Omit<ButtonHTMLAttributes<HTMLButtonElement>, 'className' | 'children'> & {
    /** Shown instead of the label during an action; the button stays focusable but does nothing. */
    busyLabel?: string | false
  }

export function Button({ variant = 'plain', className, busyLabel, children, onClick, ...rest }: ButtonProps) {
  return (
    <button
      type="button"
      {...rest}
      aria-disabled={busyLabel ? true : undefined}
      onClick={busyLabel ? (event) => event.preventDefault() : onClick}
      className={buttonClass(variant, className)}
    >
      {busyLabel ? (
        <>
          <ProgressDots />
          {busyLabel}
        </>
      ) : (
        children
      )}
    </button>
  )
}

export function ButtonLink({
  variant = 'plain',
  className,
  children,
  ...rest
}: VariantProps & Omit<LinkProps, 'className' | 'children'>) {
  return (
    <Link {...rest} className={buttonClass(variant, className)}>
      {children}
    </Link>
  )
}
