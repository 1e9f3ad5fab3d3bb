import type { ButtonHTMLAttributes, ReactNode } from 'react'
import { Link, type LinkProps } from 'react-router'
import { Pencils } from './pencils.tsx'

/** One main action a screen is sun-filled; everything else is an outline that fills when touched. */
export type ButtonLook = 'main' | 'plain' | 'quiet' | 'danger'

const SHAPE =
  'inline-flex min-h-12 items-center justify-center gap-2 px-5 py-2 text-center font-display leading-tight font-bold text-ink no-underline disabled:opacity-55 aria-disabled:opacity-55'

const LOOKS: Record<ButtonLook, string> = {
  main: 'outlined bg-sun crayon crayon-tangerine',
  plain: 'outlined crayon crayon-sun',
  quiet: 'rounded-xl border-[2.5px] border-transparent crayon crayon-sun',
  danger: 'outlined crayon crayon-tomato',
}

export const buttonClass = (look: ButtonLook, extra = '') => `${SHAPE} ${LOOKS[look]} ${extra}`

interface Look {
  look?: ButtonLook
  className?: string
  children: ReactNode
}

type ButtonProps = Look &
  Omit<ButtonHTMLAttributes<HTMLButtonElement>, 'className' | 'children'> & {
    /** Said instead of the label while something runs; the button stays focusable but does nothing. */
    busy?: string | false
  }

export function Button({ look = 'plain', className, busy, children, onClick, ...rest }: ButtonProps) {
  return (
    <button
      type="button"
      {...rest}
      aria-disabled={busy ? true : undefined}
      onClick={busy ? (event) => event.preventDefault() : onClick}
      className={buttonClass(look, className)}
    >
      {busy ? (
        <>
          <Pencils />
          {busy}
        </>
      ) : (
        children
      )}
    </button>
  )
}

export function ButtonLink({
  look = 'plain',
  className,
  children,
  ...rest
}: Look & Omit<LinkProps, 'className' | 'children'>) {
  return (
    <Link {...rest} className={buttonClass(look, className)}>
      {children}
    </Link>
  )
}
