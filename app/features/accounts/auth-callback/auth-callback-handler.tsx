import { useEffect, useRef } from 'react'
import { useNavigate } from 'react-router'
import { useSiteData } from '#app/lib/layout/site-data.ts'
import { useSession } from '#app/lib/session/session.tsx'
import { useText } from '#app/lib/texts/use-text.tsx'
import { useToast } from '#app/ui/toast.tsx'

/** Almost no URL has one of these parameters, so the code that handles them is loaded on demand. */
const CALLBACK_PARAMETER = /[?#&](?:access_token|code|token_hash|error|error_code)=/

/** Handles the return from an e-mail link or an OAuth provider, once, on any screen. */
export function AuthCallbackHandler() {
  const t = useText()
  const siteData = useSiteData()
  const { client, expectSession, openAuth } = useSession()
  const { show } = useToast()
  const navigate = useNavigate()
  const isHandled = useRef(false)
  useEffect(() => {
    if (isHandled.current || !CALLBACK_PARAMETER.test(location.href)) return
    isHandled.current = true
    expectSession(
      import('./handle-auth-callback.ts').then(({ handleAuthCallback }) =>
        handleAuthCallback({ t, siteData, client, show, navigate, openAuth }),
      ),
    )
  }, [client, expectSession, openAuth, siteData, navigate, show, t])
  return null
}
