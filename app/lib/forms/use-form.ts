import { type FormEvent, useEffect, useRef, useState, useSyncExternalStore } from 'react'
import type { TextId } from '../texts/text-id.ts'
import { useText } from '../texts/use-text.tsx'

/** The error text of each invalid field. */
export type FieldErrors<Field extends string> = Partial<Record<Field, TextId>>

interface FormHandlers<Field extends string> {
  /** Finds errors in the browser; the server validates again. */
  validate?(form: FormData): FieldErrors<Field>
  submit(form: FormData): Promise<unknown>
}

const neverChanges = () => () => {}

/** For forms submitted by script: shows errors at their fields and prevents double submits. */
export function useForm<Field extends string = never>({ validate, submit }: FormHandlers<Field>) {
  const t = useText()
  const [busy, setBusy] = useState(false)
  const [errors, setErrors] = useState<FieldErrors<Field>>({})
  const form = useRef<HTMLFormElement>(null)
  const isReady = useSyncExternalStore(
    neverChanges,
    () => true,
    () => false,
  )

  // Screen reader users find the first invalid field by its focus.
  useEffect(() => {
    if (Object.keys(errors).length > 0)
      form.current?.querySelector<HTMLElement>('[aria-invalid=true]')?.focus()
  }, [errors])

  const onSubmit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    if (busy) return
    const values = new FormData(event.currentTarget)
    const found = validate?.(values) ?? {}
    setErrors(found)
    if (Object.keys(found).length > 0) return
    setBusy(true)
    try {
      await submit(values)
    } finally {
      setBusy(false)
    }
  }

  return {
    form: {
      ref: form,
      // A form submitted before hydration must not put a password into the URL.
      method: 'post' as const,
      noValidate: true,
      onSubmit: (event: FormEvent<HTMLFormElement>) => void onSubmit(event),
    },
    /** The label of the submit button while the form is submitted. */
    busyLabel: busy && t('common.working'),
    /** Whether the form is hydrated; before that, a submit would lose what the user typed. */
    ready: isReady,
    errorOf: (field: Field) => {
      const error = errors[field]
      return error && t(error)
    },
  }
}

/** The value of a form field as text; empty if missing. */
export const formText = (form: FormData, name: string): string => {
  const value = form.get(name)
  return typeof value === 'string' ? value : ''
}
