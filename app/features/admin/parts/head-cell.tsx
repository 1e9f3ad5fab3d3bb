import { Link } from 'react-router'
import { useText } from '#app/lib/texts/use-text.tsx'
import { useAdminPlace } from '../place.ts'

interface Props {
  label: string
  sort?: string
  numeric?: boolean
}

/** How the address asks for a list to be sorted: `sort=created_at.desc`. */
export function readSort(text: string, otherwise: { by: string; descending: boolean }) {
  const [, by, direction] = /^(\w+)\.(asc|desc)$/.exec(text) ?? []
  return by ? { by, descending: direction === 'desc' } : otherwise
}

/** The head of a column; a sortable one is a link, first downwards, then upwards. */
export function HeadCell({ label, sort, numeric }: Props) {
  const t = useText()
  const place = useAdminPlace()
  const { by, descending } = readSort(place.get('sort'), { by: '', descending: false })
  const isSorted = sort !== undefined && by === sort
  const look = `px-3 py-2 font-display md:max-2xl:px-2 text-base font-bold ${numeric ? 'text-right' : ''}`
  if (!sort)
    return (
      <th scope="col" className={look}>
        {label}
      </th>
    )
  return (
    <th
      scope="col"
      aria-sort={isSorted ? (descending ? 'descending' : 'ascending') : undefined}
      className={look}
    >
      <Link
        to={place.href({ sort: `${sort}.${isSorted && descending ? 'asc' : 'desc'}`, page: null })}
        preventScrollReset
        aria-label={t('admin.sort-by', { name: label })}
        className="crayon crayon-sun -mx-1 inline-flex min-h-11 items-center gap-1 rounded-lg px-1"
      >
        {label}
        <span aria-hidden="true">{isSorted ? (descending ? '↓' : '↑') : '↕'}</span>
      </Link>
    </th>
  )
}
