import { Link } from 'react-router'

const CLASS =
  'crayon crayon-sun inline-flex min-h-11 items-center rounded-lg px-1.5 font-display text-base font-bold underline'

interface Props {
  label: string
  /** What the action applies to, for screen readers. */
  subject: string
}

export const RowAction = ({ label, subject, onClick }: Props & { onClick(): void }) => (
  <button type="button" className={CLASS} aria-label={`${label}: ${subject}`} onClick={onClick}>
    {label}
  </button>
)

export const RowActionLink = ({ label, subject, to }: Props & { to: string }) => (
  <Link to={to} className={CLASS} aria-label={`${label}: ${subject}`}>
    {label}
  </Link>
)
