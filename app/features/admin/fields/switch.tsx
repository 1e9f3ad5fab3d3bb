import { useId } from 'react'

interface Props {
  label: string
  hint?: string
  name: string
  defaultChecked: boolean
}

/** A checkbox that looks like a toggle switch. */
export function Switch({ label, hint, name, defaultChecked }: Props) {
  const id = useId()
  return (
    <div className="flex items-start gap-4">
      <span className="relative mt-0.5 inline-flex min-h-11 min-w-14 shrink-0 items-center">
        <input
          id={id}
          type="checkbox"
          name={name}
          defaultChecked={defaultChecked}
          aria-describedby={hint ? `${id}-hint` : undefined}
          className="peer absolute inset-0 size-full cursor-pointer opacity-0"
        />
        <span
          aria-hidden="true"
          className="outlined h-8 w-14 rounded-full bg-sheet peer-checked:bg-leaf peer-focus-visible:outline-3 peer-focus-visible:outline-offset-3"
        />
        <span
          aria-hidden="true"
          className="pointer-events-none absolute left-1.5 size-5 rounded-full border-2 border-ink bg-sheet transition-transform peer-checked:translate-x-6"
        />
      </span>
      <div className="min-w-0 py-1.5">
        <label htmlFor={id} className="font-display font-bold">
          {label}
        </label>
        {hint && (
          <p id={`${id}-hint`} className="text-sm text-ink-soft">
            {hint}
          </p>
        )}
      </div>
    </div>
  )
}
