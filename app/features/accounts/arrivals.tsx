import { useEffect, useRef } from 'react'
import { useNavigate } from 'react-router'
import { useFrame } from '#app/lib/frame.ts'
import { useSession } from '#app/lib/session/session.tsx'
import { useText } from '#app/lib/texts/use-text.tsx'
import { useToast } from '#app/ui/toast.tsx'
import { arrive, type Arrival, readArrival, withoutArrival } from './arrival.ts'

/** Receives who comes back from a mail or an outside sign-in, once, whatever page that lands on. */
export function Arrivals() {
  const t = useText()
  const { language, config } = useFrame()
  const { client } = useSession()
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
      } else if (outcome === 'recovery') await navigate(`/${language}/auth?mode=reset`)
      else if (outcome === 'signed-in') show({ kind: 'success', title: t('accounts.signed-in') })
      else
        show({
          kind: 'error',
          title: t(
            outcome.failed === 'otp_expired' ? 'accounts.error-link-expired' : 'accounts.confirm-failed',
          ),
        })
    }
    void receive(arrival)
  }, [client, config.siteName, language, navigate, show, t])
  return null
}
