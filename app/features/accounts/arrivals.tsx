import { useEffect, useRef } from 'react'
import { useNavigate } from 'react-router'
import { useFrame } from '#app/lib/frame.ts'
import { paths } from '#app/lib/paths.ts'
import { authErrorText } from '#app/lib/session/auth-error.ts'
import { useSession } from '#app/lib/session/session.tsx'
import type { TextId } from '#app/lib/texts/ids.ts'
import { useText } from '#app/lib/texts/use-text.tsx'
import { useToast } from '#app/ui/toast.tsx'
import { arrive, type Arrival, readArrival, withoutArrival } from './arrival.ts'

/** Receives who comes back from a mail or an outside sign-in, once, whatever page that lands on. */
export function Arrivals() {
  const t = useText()
  const { language, config } = useFrame()
  const { client, expectSession } = useSession()
  const { show } = useToast()
  const navigate = useNavigate()
  const received = useRef(false)
  useEffect(() => {
    const address = new URL(location.href)
    const arrival = readArrival(address)
    if (!arrival || received.current) return
    received.current = true
    history.replaceState(history.state, '', withoutArrival(address))
    const receive = async (from: Arrival) => {
      const outcome = await arrive(await client(), from)
      if (outcome === 'confirmed') {
        show({ kind: 'success', title: t('accounts.confirmed', { siteName: config.siteName }) })
        await navigate('/')
      } else if (outcome === 'recovery') await navigate(paths.reset(language))
      else if (outcome === 'signed-in') show({ kind: 'success', title: t('accounts.signed-in') })
      else if (outcome !== 'half-way') show({ kind: 'error', title: t(failureText(outcome.failed)) })
    }
    expectSession(receive(arrival).catch(() => show({ kind: 'error', title: t('accounts.error-network') })))
  }, [client, config.siteName, expectSession, language, navigate, show, t])
  return null
}

function failureText(code: string): TextId {
  const known = authErrorText({ code })
  return known === 'accounts.error' ? 'accounts.confirm-failed' : known
}
