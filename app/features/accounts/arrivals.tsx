import { useEffect, useRef } from 'react'
import { useNavigate } from 'react-router'
import { useFrame } from '#app/lib/frame.ts'
import { useSession } from '#app/lib/session/session.tsx'
import { useText } from '#app/lib/texts/use-text.tsx'
import { useToast } from '#app/ui/toast.tsx'

/** Whether an address may bring something back. Nearly none does, so what reads them closely is fetched only then. */
const MAY_BRING = /[?#&](?:access_token|code|token_hash|error|error_code)=/

/** Receives who comes back from a mail or an outside sign-in, once, whatever page that lands on. */
export function Arrivals() {
  const t = useText()
  const frame = useFrame()
  const { client, expectSession } = useSession()
  const { show } = useToast()
  const navigate = useNavigate()
  const received = useRef(false)
  useEffect(() => {
    if (received.current || !MAY_BRING.test(location.href)) return
    received.current = true
    expectSession(
      import('./receive-arrival.ts').then(({ receiveArrival }) =>
        receiveArrival({ t, frame, client, show, navigate }),
      ),
    )
  }, [client, expectSession, frame, navigate, show, t])
  return null
}
