import { lazy, Suspense, useEffect, useState } from 'react'
import { useLanguage } from '#app/lib/frame.ts'
import { paths } from '#app/lib/paths.ts'
import { type Account, useSession } from '#app/lib/session/session.tsx'
import { useText } from '#app/lib/texts/use-text.tsx'
import { Button, ButtonLink } from '#app/ui/button.tsx'
import { EmptyState } from '#app/ui/empty-state.tsx'
import { WaitingLine } from '#app/ui/waiting-line.tsx'
import { type Access, readAccess } from './access/read-access.ts'

const AdminShell = lazy(() => import('./admin-shell.tsx'))

interface Props {
  account: Account
  /** Which of the two sentences a stranger reads: that of the page or that of the area. */
  denied: 'page' | 'area'
}

/** Whoever is signed in, with the second step if they have one, is let in or told why not. Nobody but an admin fetches what lies behind. */
export default function AdminGate(props: Props) {
  const [turn, setTurn] = useState(0)
  return <Checked key={turn} {...props} again={() => setTurn(turn + 1)} />
}

function Checked({ account, denied, again }: Props & { again(): void }) {
  const t = useText()
  const { client } = useSession()
  const [access, setAccess] = useState<Access | 'checking' | 'failed'>('checking')
  useEffect(() => {
    let over = false
    const tell = (next: Access | 'failed') => over || setAccess(next)
    client()
      .then((loaded) => readAccess(loaded, account.id))
      .then(tell, () => tell('failed'))
    return () => {
      over = true
    }
  }, [client, account.id])

  const waiting = <WaitingLine>{t('admin-access.checking')}</WaitingLine>
  if (access === 'checking') return waiting
  if (access === 'failed')
    return (
      <EmptyState title={t('admin-access.failed')}>
        <Button look="main" onClick={again}>
          {t('common.try-again')}
        </Button>
      </EmptyState>
    )
  if (access.kind === 'denied') return <Denied sentence={denied} tier={access.tier} />
  return (
    <Suspense fallback={waiting}>
      <AdminShell key={account.id} />
    </Suspense>
  )
}

function Denied({ sentence, tier }: { sentence: Props['denied']; tier: string }) {
  const t = useText()
  const language = useLanguage()
  return (
    <EmptyState
      picture="lock"
      title={t('admin-access.denied-title')}
      hint={t(`admin-access.denied-${sentence}`)}
    >
      <p className="w-full">{t('admin-access.tier', { tier })}</p>
      <ButtonLink to={paths.contact(language)}>{t('admin-access.contact')}</ButtonLink>
      <ButtonLink to={paths.home(language)}>{t('admin-access.home')}</ButtonLink>
    </EmptyState>
  )
}
