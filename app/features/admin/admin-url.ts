import { useMemo } from 'react'
import { useLocation, useNavigate, useSearchParams } from 'react-router'

/** Changes to query parameters; null removes a parameter. */
type UrlChanges = Record<string, string | number | null>

interface AdminUrl {
  /** A query parameter such as tab, sub, page, search, sorting or filter; empty when missing. */
  get(name: string): string
  /** The current URL with these parameters changed. */
  href(changes: UrlChanges): string
  /** The URL of another tab, without the other parameters. */
  tabHref(tab: string, sub?: string): string
  navigate(changes: UrlChanges): void
}

/** The admin area keeps its state in the URL, so that it can be bookmarked, shared and reached with the back button. */
export function useAdminUrl(): AdminUrl {
  const { pathname } = useLocation()
  const [params] = useSearchParams()
  const navigate = useNavigate()
  return useMemo(() => {
    const href = (changes: UrlChanges) => {
      const next = new URLSearchParams(params)
      for (const [name, value] of Object.entries(changes))
        if (value === null || value === '') next.delete(name)
        else next.set(name, String(value))
      const query = next.toString()
      return query ? `${pathname}?${query}` : pathname
    }
    return {
      get: (name) => params.get(name) ?? '',
      href,
      tabHref: (tab, sub) => `${pathname}?${new URLSearchParams(sub ? { tab, sub } : { tab }).toString()}`,
      navigate: (changes) =>
        void navigate(href(changes), { replace: true, preventScrollReset: true, flushSync: true }),
    }
  }, [pathname, params, navigate])
}

/** The requested page of a list, counted from one. */
export const currentPage = ({ get }: AdminUrl) => {
  const page = Number(get('page'))
  return Number.isInteger(page) && page > 1 ? page : 1
}
