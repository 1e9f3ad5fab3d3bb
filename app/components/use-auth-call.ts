import { useCallback } from 'react'
import { authErrorText } from '#app/lib/session/auth-error.ts'
import type { Client } from '#app/lib/session/client.ts'
import { useSession } from '#app/lib/session/session.tsx'
import { useText } from '#app/lib/texts/use-text.tsx'
import { useToast } from '#app/ui/toast.tsx'

interface Answer {
  error: { code?: string; name?: string; status?: number } | null
}

/** Asks the accounts wire. A refusal or a broken line is said in a toast, and the answer is then undefined. */
export function useAuthCall() {
  const t = useText()
  const { client } = useSession()
  const { show } = useToast()
  return useCallback(
    async <A extends Answer>(call: (auth: Client['auth']) => Promise<A>): Promise<A | undefined> => {
      const answer = await client()
        .then((ready) => call(ready.auth))
        .catch((error: Error) => ({ error: { name: error.name } }))
      if (!answer.error) return answer as A
      show({ kind: 'error', title: t(authErrorText(answer.error)) })
      return undefined
    },
    [client, show, t],
  )
}
