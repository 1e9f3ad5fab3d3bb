import { type ReactNode, useState } from 'react'
import { useLanguage } from '#app/lib/layout/site-data.ts'
import { paths } from '#app/lib/navigation/paths.ts'
import { useText } from '#app/lib/texts/use-text.tsx'
import { Badge } from '#app/ui/badge.tsx'
import { Button, ButtonLink } from '#app/ui/button.tsx'
import { EmptyState } from '#app/ui/empty-state.tsx'
import { LoadingMessage } from '#app/ui/loading-message.tsx'
import { GrantAdminStep } from './grant-admin-step.tsx'
import { SampleDataStep } from './sample-data-step.tsx'
import { useSetupState } from './use-setup-state.ts'

/** Both setup steps, or a notice when the site already has an admin. */
export default function SetupSteps() {
  const [attempt, setAttempt] = useState(0)
  return <Steps key={attempt} reload={() => setAttempt(attempt + 1)} />
}

function Steps({ reload }: { reload(): void }) {
  const t = useText()
  const { setup, isUserAdmin } = useSetupState()
  if (setup === 'loading') return <LoadingMessage>{t('common.loading')}</LoadingMessage>
  if (setup === 'unreachable')
    return (
      <EmptyState title={t('setup.failed')} hint={t('setup.unreachable')}>
        <Button variant="primary" onClick={reload}>
          {t('common.try-again')}
        </Button>
      </EmptyState>
    )
  return (
    <div className="flex flex-col gap-6">
      {setup === 'done' && !isUserAdmin ? (
        <EmptyState picture="done" title={t('setup.done-title')} hint={t('setup.done-hint')} />
      ) : (
        <>
          <Step title={t('setup.step-1')} done={isUserAdmin}>
            {isUserAdmin ? <p>{t('setup.you-are-admin')}</p> : <GrantAdminStep onGranted={reload} />}
          </Step>
          <Step title={t('setup.step-2')}>
            {isUserAdmin ? <SampleDataStep /> : <p>{t('setup.admins-only')}</p>}
          </Step>
        </>
      )}
      <QuickLinks />
    </div>
  )
}

function Step({ title, done = false, children }: { title: string; done?: boolean; children: ReactNode }) {
  const t = useText()
  return (
    <section className="outlined-round flex flex-col gap-4 p-5 sm:p-7">
      <h2 className="flex flex-wrap items-center gap-3 text-2xl">
        {title}
        {done && <Badge variant="success">✓ {t('setup.done')}</Badge>}
      </h2>
      {children}
    </section>
  )
}

function QuickLinks() {
  const t = useText()
  const language = useLanguage()
  return (
    <nav aria-label={t('setup.links')} className="flex flex-wrap items-center gap-3">
      <h2 className="mr-2 text-xl">{t('setup.links')}</h2>
      <ButtonLink to={paths.home(language)}>{t('setup.link-home')}</ButtonLink>
      <ButtonLink to={paths.admin(language)}>{t('header.admin')}</ButtonLink>
      <ButtonLink to={paths.dashboard(language)}>{t('header.dashboard')}</ButtonLink>
    </nav>
  )
}
