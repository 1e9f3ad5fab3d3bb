import {
  type InputHTMLAttributes,
  type ReactNode,
  type SelectHTMLAttributes,
  type TextareaHTMLAttributes,
  useId,
} from 'react'

const BOX =
  'outlined min-h-12 w-full px-4 py-2.5 text-base placeholder:text-ink-soft focus:bg-sun-soft disabled:border-dashed disabled:text-ink-soft aria-invalid:bg-tomato-soft'

interface FieldFrame {
  label: string
  hint?: ReactNode
  /** What is wrong and what to do, in the reader's language. */
  error?: string
}

/** What a box needs to belong to its label, hint and error. */
interface Box {
  id: string
  className: string
  'aria-invalid'?: true
  'aria-describedby'?: string
}

function Field({ label, hint, error, children }: FieldFrame & { children(box: Box): ReactNode }) {
  const id = useId()
  const describedBy = [error && `${id}-error`, hint && `${id}-hint`].filter(Boolean).join(' ')
  return (
    <div className="flex flex-col gap-1.5">
      <label htmlFor={id} className="font-display font-bold">
        {label}
      </label>
      {children({
        id,
        className: BOX,
        'aria-invalid': error ? true : undefined,
        'aria-describedby': describedBy || undefined,
      })}
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

type Own<Attributes> = FieldFrame & Omit<Attributes, 'id' | 'className'>

export function TextField({ label, hint, error, ...rest }: Own<InputHTMLAttributes<HTMLInputElement>>) {
  return (
    <Field label={label} hint={hint} error={error}>
      {(box) => <input {...rest} {...box} />}
    </Field>
  )
}

export function TextArea({ label, hint, error, ...rest }: Own<TextareaHTMLAttributes<HTMLTextAreaElement>>) {
  return (
    <Field label={label} hint={hint} error={error}>
      {(box) => <textarea rows={4} {...rest} {...box} />}
    </Field>
  )
}

export function Select({ label, hint, error, ...rest }: Own<SelectHTMLAttributes<HTMLSelectElement>>) {
  return (
    <Field label={label} hint={hint} error={error}>
      {(box) => <select {...rest} {...box} />}
    </Field>
  )
}
