import { lazy, Suspense, useEffect, useState } from 'react'
import { useLanguage } from '#app/lib/layout/site-data.ts'
import { paths } from '#app/lib/navigation/paths.ts'
import { type Account, useSession } from '#app/lib/session/session.tsx'
import { useText } from '#app/lib/texts/use-text.tsx'
import { Button, ButtonLink } from '#app/ui/button.tsx'
import { EmptyState } from '#app/ui/empty-state.tsx'
import { LoadingMessage } from '#app/ui/loading-message.tsx'
import { type AdminAccess, fetchAdminAccess } from './fetch-admin-access.ts'

const AdminShell = lazy(() => import('./admin-shell.tsx'))

interface Props {
  account: Account
  /** Whether the text for users without access names this page or the admin area. */
  deniedText: 'page' | 'area'
}

/** Shows the admin area to admins and an explanation to other users. Only admins load the code of the area. */
export default function AdminGuard(props: Props) {
  const [attempt, setAttempt] = useState(0)
  return <AccessCheck key={attempt} {...props} onRetry={() => setAttempt(attempt + 1)} />
}

function AccessCheck({ account, deniedText, onRetry }: Props & { onRetry(): void }) {
  const t = useText()
  const { client } = useSession()
  const [access, setAccess] = useState<AdminAccess | 'checking' | 'failed'>('checking')
  useEffect(() => {
    let isUnmounted = false
    const update = (next: AdminAccess | 'failed') => isUnmounted || setAccess(next)
    client()
      .then((loaded) => fetchAdminAccess(loaded, account.id))
      .then(update, () => update('failed'))
    return () => {
      isUnmounted = true
    }
  }, [client, account.id])

  const loading = <LoadingMessage>{t('admin-access.checking')}</LoadingMessage>
  if (access === 'checking') return loading
  if (access === 'failed')
    return (
      <EmptyState title={t('admin-access.failed')}>
        <Button variant="primary" onClick={onRetry}>
          {t('common.try-again')}
        </Button>
      </EmptyState>
    )
  if (access.kind === 'denied') return <AccessDenied text={deniedText} tier={access.tier} />
  return (
    <Suspense fallback={loading}>
      <AdminShell key={account.id} />
    </Suspense>
  )
}

function AccessDenied({ text, tier }: { text: Props['deniedText']; tier: string }) {
  const t = useText()
  const language = useLanguage()
  return (
    <EmptyState picture="lock" title={t('admin-access.denied-title')} hint={t(`admin-access.denied-${text}`)}>
      <p className="w-full">{t('admin-access.tier', { tier })}</p>
      <ButtonLink to={paths.contact(language)}>{t('admin-access.contact')}</ButtonLink>
      <ButtonLink to={paths.home(language)}>{t('admin-access.home')}</ButtonLink>
    </EmptyState>
  )
}
