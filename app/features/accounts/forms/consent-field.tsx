import { useId } from 'react'
import { Link } from 'react-router'
import { useText } from '#app/lib/texts/use-text.tsx'

/** Consent to age and terms. The user has to tick the box, so it is never checked by default. */
export function ConsentField({ label, terms, error }: { label: string; terms: string; error?: string }) {
  const t = useText()
  const id = useId()
  return (
    <div>
      <div className="flex items-start gap-3">
        <input
          id={id}
          name="consent"
          type="checkbox"
          className="mt-1 size-6 shrink-0 accent-ink"
          aria-invalid={error ? true : undefined}
          aria-describedby={error && `${id}-error`}
        />
        <label htmlFor={id}>
          {label}{' '}
          <Link to={terms} target="_blank" className="underline">
            {t('footer.terms')}
          </Link>
        </label>
      </div>
      {error && (
        <p id={`${id}-error`} role="alert" className="mt-1 text-sm font-semibold">
          ✗ {error}
        </p>
      )}
    </div>
  )
}
