import {
  type InputHTMLAttributes,
  type ReactNode,
  type SelectHTMLAttributes,
  type TextareaHTMLAttributes,
  useId,
} from 'react'

const BOX =
  'outlined min-h-12 w-full px-4 py-2.5 text-base placeholder:text-ink-soft focus:bg-sun-soft aria-invalid:bg-tomato-soft'

interface FieldFrame {
  label: string
  hint?: ReactNode
  /** What is wrong and what to do, in the reader's language. */
  error?: string
}

function Frame({ id, label, hint, error, children }: FieldFrame & { id: string; children: ReactNode }) {
  return (
    <div className="flex flex-col gap-1.5">
      <label htmlFor={id} className="font-display font-bold">
        {label}
      </label>
      {children}
      {hint && (
        <p id={`${id}-hint`} className="text-sm text-ink-soft">
          {hint}
        </p>
      )}
      {error && (
        <p id={`${id}-error`} role="alert" className="flex gap-1.5 text-sm font-semibold">
          <span aria-hidden="true">✗</span>
          {error}
        </p>
      )}
    </div>
  )
}

const describedBy = (id: string, { hint, error }: FieldFrame) =>
  [error && `${id}-error`, hint && `${id}-hint`].filter(Boolean).join(' ') || undefined

type Own<Attributes> = FieldFrame & Omit<Attributes, 'id' | 'className'>

export function TextField({ label, hint, error, ...rest }: Own<InputHTMLAttributes<HTMLInputElement>>) {
  const id = useId()
  return (
    <Frame id={id} label={label} hint={hint} error={error}>
      <input
        {...rest}
        id={id}
        aria-invalid={error ? true : undefined}
        aria-describedby={describedBy(id, { label, hint, error })}
        className={BOX}
      />
    </Frame>
  )
}

export function TextArea({ label, hint, error, ...rest }: Own<TextareaHTMLAttributes<HTMLTextAreaElement>>) {
  const id = useId()
  return (
    <Frame id={id} label={label} hint={hint} error={error}>
      <textarea
        rows={4}
        {...rest}
        id={id}
        aria-invalid={error ? true : undefined}
        aria-describedby={describedBy(id, { label, hint, error })}
        className={BOX}
      />
    </Frame>
  )
}

export function Select({
  label,
  hint,
  error,
  children,
  ...rest
}: Own<SelectHTMLAttributes<HTMLSelectElement>> & { children: ReactNode }) {
  const id = useId()
  return (
    <Frame id={id} label={label} hint={hint} error={error}>
      <select
        {...rest}
        id={id}
        aria-invalid={error ? true : undefined}
        aria-describedby={describedBy(id, { label, hint, error })}
        className={BOX}
      >
        {children}
      </select>
    </Frame>
  )
}
