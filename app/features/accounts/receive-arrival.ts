import type { NavigateFunction } from 'react-router'
import type { FrameData } from '#app/lib/frame.ts'
import { paths } from '#app/lib/paths.ts'
import { authErrorText } from '#app/lib/session/auth-error.ts'
import type { Client } from '#app/lib/session/client.ts'
import type { TextId } from '#app/lib/texts/ids.ts'
import { loadTexts } from '#app/lib/texts/load.ts'
import type { Translate } from '#app/lib/texts/use-text.tsx'
import type { Toast } from '#app/ui/toast.tsx'
import { arrive, readArrival, withoutArrival } from './arrival.ts'

interface Reception {
  t: Translate
  frame: FrameData
  client(): Promise<Client>
  show(toast: Toast): void
  navigate: NavigateFunction
}

/** Opens the session an address brought, says so, and leads on. */
export async function receiveArrival({ t, frame, client, show, navigate }: Reception): Promise<void> {
  const address = new URL(location.href)
  const arrival = readArrival(address)
  if (!arrival) return
  history.replaceState(history.state, '', withoutArrival(address))
  const { language, config } = frame
  await loadTexts(language, 'accounts')
  const success = (title: string) => show({ kind: 'success', title })
  const error = (text: TextId) => show({ kind: 'error', title: t(text) })
  try {
    const outcome = await arrive(await client(), arrival)
    if (outcome === 'confirmed') {
      success(t('accounts.confirmed', { siteName: config.siteName }))
      await navigate('/')
    } else if (outcome === 'recovery') await navigate(paths.reset(language))
    else if (outcome === 'signed-in') success(t('accounts.signed-in'))
    else if (outcome !== 'half-way') error(failureText(outcome.failed))
  } catch {
    error('accounts.error-network')
  }
}

function failureText(code: string): TextId {
  const known = authErrorText({ code })
  return known === 'accounts.error' ? 'accounts.confirm-failed' : known
}
