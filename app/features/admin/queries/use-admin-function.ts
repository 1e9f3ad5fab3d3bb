import type { QueryKey } from '@tanstack/react-query'
import { useLanguage } from '#app/lib/layout/site-data.ts'
import { callFunction } from '#app/lib/session/call-function.ts'
import { useAdminQuery } from './use-admin-query.ts'

/** The error code of a function for an administrator who has not entered a second factor in this session. */
const SECOND_FACTOR_FIRST = 'second-factor-first'

/** Calls a function that requires a second factor and caches its response. */
export function useAdminFunction<Data>(
  key: QueryKey,
  name: string,
  body: Record<string, unknown> = {},
  options: { refetchEveryMs?: number } = {},
) {
  const language = useLanguage()
  const { data, ...query } = useAdminQuery<{ response?: Data }>(
    key,
    async (client) => {
      const result = await callFunction<Data>(client, name, body, language)
      if (!result.failed) return { data: { response: result.data }, error: null }
      if (result.failed.code === SECOND_FACTOR_FIRST) return { data: {}, error: null }
      return { data: null, error: { message: result.failed.message ?? 'failed' } }
    },
    options,
  )
  return { ...query, data: data?.response, needsSecondFactor: data !== undefined && !data.response }
}
