import {
  type InputHTMLAttributes,
  type ReactNode,
  type SelectHTMLAttributes,
  type TextareaHTMLAttributes,
  useId,
} from 'react'

const INPUT_CLASS =
  'outlined min-h-12 w-full px-4 py-2.5 text-base placeholder:text-ink-soft focus:bg-sun-soft disabled:border-dashed disabled:text-ink-soft aria-invalid:bg-tomato-soft'

interface FieldProps {
  label: string
  hint?: ReactNode
  /** The translated error message. */
  error?: string
}

/** The attributes that connect an input with its label, hint and error. */
interface InputProps {
  id: string
  className: string
  'aria-invalid'?: true
  'aria-describedby'?: string
}

function Field({
  label,
  hint,
  error,
  children,
}: FieldProps & { children(inputProps: InputProps): ReactNode }) {
  const id = useId()
  const describedBy = [error && `${id}-error`, hint && `${id}-hint`].filter(Boolean).join(' ')
  return (
    <div className="flex flex-col gap-1.5">
      <label htmlFor={id} className="font-display font-bold">
        {label}
      </label>
      {children({
        id,
        className: INPUT_CLASS,
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

type FieldOf<Attributes> = FieldProps & Omit<Attributes, 'id' | 'className'>

export function TextField({ label, hint, error, ...rest }: FieldOf<InputHTMLAttributes<HTMLInputElement>>) {
  return (
    <Field label={label} hint={hint} error={error}>
      {(inputProps) => <input {...rest} {...inputProps} />}
    </Field>
  )
}

export function TextArea({
  label,
  hint,
  error,
  ...rest
}: FieldOf<TextareaHTMLAttributes<HTMLTextAreaElement>>) {
  return (
    <Field label={label} hint={hint} error={error}>
      {(inputProps) => <textarea rows={4} {...rest} {...inputProps} />}
    </Field>
  )
}

export function Select({ label, hint, error, ...rest }: FieldOf<SelectHTMLAttributes<HTMLSelectElement>>) {
  return (
    <Field label={label} hint={hint} error={error}>
      {(inputProps) => <select {...rest} {...inputProps} />}
    </Field>
  )
}
