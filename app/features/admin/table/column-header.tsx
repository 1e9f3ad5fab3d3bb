import { Link } from 'react-router'
import { useText } from '#app/lib/texts/use-text.tsx'
import { useAdminUrl } from '../admin-url.ts'

interface Props {
  label: string
  sortKey?: string
  numeric?: boolean
}

/** Parses the query parameter `sort`, for example `created_at.desc`. */
export function parseSort(text: string, fallback: { by: string; descending: boolean }) {
  const [, by, direction] = /^(\w+)\.(asc|desc)$/.exec(text) ?? []
  return by ? { by, descending: direction === 'desc' } : fallback
}

/** A sortable header is a link that sorts descending first, then ascending. */
export function ColumnHeader({ label, sortKey, numeric }: Props) {
  const t = useText()
  const adminUrl = useAdminUrl()
  const { by, descending } = parseSort(adminUrl.get('sort'), { by: '', descending: false })
  const isSorted = sortKey !== undefined && by === sortKey
  const className = `px-3 py-2 font-display md:max-2xl:px-2 text-base font-bold ${numeric ? 'text-right' : ''}`
  if (!sortKey)
    return (
      <th scope="col" className={className}>
        {label}
      </th>
    )
  return (
    <th
      scope="col"
      aria-sort={isSorted ? (descending ? 'descending' : 'ascending') : undefined}
      className={className}
    >
      <Link
        to={adminUrl.href({ sort: `${sortKey}.${isSorted && descending ? 'asc' : 'desc'}`, page: null })}
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
