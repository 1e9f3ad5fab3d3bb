import type { NavigateFunction } from 'react-router'
import type { SiteData } from '#app/lib/layout/site-data.ts'
import { paths } from '#app/lib/navigation/paths.ts'
import { authErrorText } from '#app/lib/session/auth-error-text.ts'
import type { AuthView } from '#app/lib/session/session.tsx'
import type { Client } from '#app/lib/session/supabase-client.ts'
import type { TextId } from '#app/lib/texts/text-id.ts'
import { loadTexts } from '#app/lib/texts/load-texts.ts'
import type { Translate } from '#app/lib/texts/use-text.tsx'
import type { Toast } from '#app/ui/toast.tsx'
import { sentMailStore } from '../sent-mail.ts'
import { signInFromCallback, parseAuthCallback, withoutAuthCallback } from './auth-callback.ts'

interface Dependencies {
  t: Translate
  siteData: SiteData
  client(): Promise<Client>
  show(toast: Toast): void
  openAuth(view: AuthView): void
  navigate: NavigateFunction
}

/** Signs the user in with the credentials in the URL, shows the result and navigates on. */
export async function handleAuthCallback({
  t,
  siteData,
  client,
  show,
  openAuth,
  navigate,
}: Dependencies): Promise<void> {
  const url = new URL(location.href)
  const callback = parseAuthCallback(url)
  if (!callback) return
  history.replaceState(history.state, '', withoutAuthCallback(url))
  const { language, config } = siteData
  await loadTexts(language, 'accounts')
  const success = (title: string) => show({ kind: 'success', title })
  const error = (text: TextId) => show({ kind: 'error', title: t(text) })
  const showFailure = (code: string) => {
    const text = failureText(code)
    // The reset screen has its own form for another mail.
    const canSendAgain = text === 'accounts.error-link-expired' || text === 'accounts.confirm-failed'
    if (canSendAgain && url.searchParams.get('mode') !== 'reset') openAuth('expired')
    else error(text)
  }
  try {
    const outcome = await signInFromCallback(await client(), callback)
    if (typeof outcome === 'string') sentMailStore.set(null)
    if (outcome === 'confirmed') {
      success(t('accounts.confirmed', { siteName: config.siteName }))
      // Any other screen stays open, because the user signed up there or its URL contains a wish.
      if (HOME_PATH.test(url.pathname)) await navigate('/')
    } else if (outcome === 'recovery') await navigate(paths.reset(language))
    else if (outcome === 'signed-in') success(t('accounts.signed-in'))
    // For a second factor the auth dialog opens, because the session asks for it.
    else if (outcome !== 'needs-second-factor') showFailure(outcome.errorCode)
  } catch {
    error('accounts.error-network')
  }
}

const HOME_PATH = /^\/(?:[a-z]{2})?\/?$/

function failureText(code: string): TextId {
  const text = authErrorText({ code })
  return text === 'accounts.error' ? 'accounts.confirm-failed' : text
}
