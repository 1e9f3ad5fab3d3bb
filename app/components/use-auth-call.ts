import { useCallback } from 'react'
import { authErrorText } from '#app/lib/session/auth-error-text.ts'
import type { Client } from '#app/lib/session/supabase-client.ts'
import { useSession } from '#app/lib/session/session.tsx'
import { useText } from '#app/lib/texts/use-text.tsx'
import { useToast } from '#app/ui/toast.tsx'

interface AuthResponse {
  error: { code?: string; name?: string; status?: number } | null
}

/**
 * Returns a function that calls the Auth API. On an error it resolves to undefined and shows a toast, unless `onError`
 * handles the error code and returns true.
 */
export function useAuthCall() {
  const t = useText()
  const { client } = useSession()
  const { show } = useToast()
  return useCallback(
    async <Response extends AuthResponse>(
      call: (auth: Client['auth']) => Promise<Response>,
      onError?: (code: string | undefined) => boolean,
    ): Promise<Response | undefined> => {
      const response = await client()
        .then((loaded) => call(loaded.auth))
        .catch((error: Error): AuthResponse => ({ error: { name: error.name } }))
      if (!response.error) return response as Response
      if (!onError?.(response.error.code)) show({ kind: 'error', title: t(authErrorText(response.error)) })
      return undefined
    },
    [client, show, t],
  )
}
