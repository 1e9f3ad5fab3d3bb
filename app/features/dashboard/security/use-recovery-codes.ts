import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { formatRecoveryCode } from '#domain/accounts/second-factor-codes.ts'
import { useSession } from '#app/lib/session/session.tsx'
import { useText } from '#app/lib/texts/use-text.tsx'
import { useToast } from '#app/ui/toast.tsx'

/** Holds new codes only while they are shown, because they cannot be read again later. */
export function useRecoveryCodes() {
  const t = useText()
  const { client } = useSession()
  const { show } = useToast()
  const queries = useQueryClient()
  const [codes, setCodes] = useState<string[] | null>(null)
  const createCodes = async () => {
    const { data, error } = await (await client()).rpc('make_recovery_codes')
    if (error)
      show({
        kind: 'error',
        title: t(error.code === 'PT429' ? 'accounts.error-too-many' : 'security.codes-failed'),
      })
    else setCodes(data.map(formatRecoveryCode))
    void queries.invalidateQueries({ queryKey: ['factors'] })
  }
  return { codes, createCodes, close: () => setCodes(null) }
}
