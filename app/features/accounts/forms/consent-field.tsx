import { useId } from 'react'
import { Link } from 'react-router'
import { useText } from '#app/lib/texts/use-text.tsx'

/** Consent to age and terms. The user has to tick the box, so it is never checked by default. */
export function ConsentField({ terms, error }: { terms: string; error?: string }) {
  const t = useText()
  // Splitting at the placeholder puts the link where the grammar of the language wants it.
  const [before, after] = t('accounts.consent', { terms: '\n' }).split('\n')
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
          {before}
          <Link to={terms} target="_blank" className="underline">
            {t('accounts.consent-terms')}
          </Link>
          {after}
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
