import { type FormEvent, useEffect, useRef, useState, useSyncExternalStore } from 'react'
import type { TextId } from '../texts/ids.ts'
import { useText } from '../texts/use-text.tsx'

/** What is wrong with a form, by field, as ids of texts. */
export type ProblemsOf<Field extends string> = Partial<Record<Field, TextId>>

interface FormWork<Field extends string> {
  /** What can be told without asking the server; the server has the last word. */
  check?(form: FormData): ProblemsOf<Field>
  send(form: FormData): Promise<unknown>
}

const never = () => () => {}

/** One hand for forms that are sent by script: problems stand at their fields, and one press sends once. */
export function useForm<Field extends string = never>({ check, send }: FormWork<Field>) {
  const t = useText()
  const [busy, setBusy] = useState(false)
  const [problems, setProblems] = useState<ProblemsOf<Field>>({})
  const form = useRef<HTMLFormElement>(null)
  const ready = useSyncExternalStore(
    never,
    () => true,
    () => false,
  )

  // Whoever cannot see the marks is led to the first of them.
  useEffect(() => {
    if (Object.keys(problems).length > 0)
      form.current?.querySelector<HTMLElement>('[aria-invalid=true]')?.focus()
  }, [problems])

  const submit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    if (busy) return
    const words = new FormData(event.currentTarget)
    const found = check?.(words) ?? {}
    setProblems(found)
    if (Object.keys(found).length > 0) return
    setBusy(true)
    try {
      await send(words)
    } finally {
      setBusy(false)
    }
  }

  return {
    form: {
      ref: form,
      // Sent before the script is there, a form must not put a password into the address.
      method: 'post' as const,
      noValidate: true,
      onSubmit: (event: FormEvent<HTMLFormElement>) => void submit(event),
    },
    busy: busy && t('common.working'),
    /** Whether the script is there; a form of the first HTML is not sent before, because what was typed would be lost. */
    ready,
    errorOf: (field: Field) => {
      const problem = problems[field]
      return problem && t(problem)
    },
  }
}

/** A field of a form as text. */
export const textOf = (form: FormData, name: string): string => {
  const value = form.get(name)
  return typeof value === 'string' ? value : ''
}
