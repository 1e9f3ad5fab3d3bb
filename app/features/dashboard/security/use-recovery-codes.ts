import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { readableCode } from '#domain/second-factor.ts'
import { useSession } from '#app/lib/session/session.tsx'
import { useText } from '#app/lib/texts/use-text.tsx'
import { useToast } from '#app/ui/toast.tsx'

/** New codes, held only while they are shown: nobody can look them up later. */
export function useRecoveryCodes() {
  const t = useText()
  const { client } = useSession()
  const { show } = useToast()
  const queries = useQueryClient()
  const [codes, setCodes] = useState<string[] | null>(null)
  const make = async () => {
    const { data, error } = await (await client()).rpc('make_recovery_codes')
    if (error)
      show({
        kind: 'error',
        title: t(error.code === 'PT429' ? 'accounts.error-too-many' : 'security.codes-failed'),
      })
    else setCodes(data.map(readableCode))
    void queries.invalidateQueries({ queryKey: ['factors'] })
  }
  return { codes, make, close: () => setCodes(null) }
}
