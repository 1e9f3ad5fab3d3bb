import { type ReactNode, useState } from 'react'
import { useLanguage } from '#app/lib/frame.ts'
import { paths } from '#app/lib/paths.ts'
import { useText } from '#app/lib/texts/use-text.tsx'
import { Badge } from '#app/ui/badge.tsx'
import { Button, ButtonLink } from '#app/ui/button.tsx'
import { EmptyState } from '#app/ui/empty-state.tsx'
import { WaitingLine } from '#app/ui/waiting-line.tsx'
import { GrantStep } from './grant-step.tsx'
import { SampleStep } from './sample-step.tsx'
import { useSetupState } from './use-setup-state.ts'

/** Both steps while they are to be done, and what is left once the site has its admin. */
export default function SetupSteps() {
  const [turn, setTurn] = useState(0)
  return <Steps key={turn} again={() => setTurn(turn + 1)} />
}

function Steps({ again }: { again(): void }) {
  const t = useText()
  const { setup, iAmAdmin } = useSetupState()
  if (setup === 'loading') return <WaitingLine>{t('common.loading')}</WaitingLine>
  if (setup === 'unreachable')
    return (
      <EmptyState title={t('setup.failed')} hint={t('setup.unreachable')}>
        <Button look="main" onClick={again}>
          {t('common.try-again')}
        </Button>
      </EmptyState>
    )
  return (
    <div className="flex flex-col gap-6">
      {setup === 'done' && !iAmAdmin ? (
        <EmptyState picture="done" title={t('setup.done-title')} hint={t('setup.done-hint')} />
      ) : (
        <>
          <Step title={t('setup.step-1')} done={iAmAdmin}>
            {iAmAdmin ? <p>{t('setup.you-are-admin')}</p> : <GrantStep onGranted={again} />}
          </Step>
          <Step title={t('setup.step-2')}>{iAmAdmin ? <SampleStep /> : <p>{t('setup.admins-only')}</p>}</Step>
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
        {done && <Badge fill="done">✓ {t('setup.done')}</Badge>}
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
