import { useMemo } from 'react'
import { useLocation, useNavigate, useSearchParams } from 'react-router'

/** Changes to the address; null takes a value out. */
export type Changes = Record<string, string | number | null>

export interface AdminPlace {
  /** What the address says: tab and sub, page, search, sorting, filters. */
  get(name: string): string
  /** The same screen with these values changed. */
  href(changes: Changes): string
  /** Another screen; nothing else of the address comes along. */
  hrefOf(tab: string, sub?: string): string
  go(changes: Changes): void
}

/** The state of the administration is its address, so that it can be bookmarked, shared and gone back from. */
export function useAdminPlace(): AdminPlace {
  const { pathname } = useLocation()
  const [params] = useSearchParams()
  const navigate = useNavigate()
  return useMemo(() => {
    const href = (changes: Changes) => {
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
      hrefOf: (to, sub) =>
        `${pathname}?${new URLSearchParams(sub ? { tab: to, sub } : { tab: to }).toString()}`,
      go: (changes) =>
        void navigate(href(changes), { replace: true, preventScrollReset: true, flushSync: true }),
    }
  }, [pathname, params, navigate])
}

/** Which page of a list the address asks for, counted from one. */
export const pageOf = ({ get }: AdminPlace) => {
  const page = Number(get('page'))
  return Number.isInteger(page) && page > 1 ? page : 1
}
