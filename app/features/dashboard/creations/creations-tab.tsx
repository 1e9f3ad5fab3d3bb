import { useState } from 'react'
import { useLanguage } from '#app/lib/frame.ts'
import { paths } from '#app/lib/paths.ts'
import { useText } from '#app/lib/texts/use-text.tsx'
import { ButtonLink } from '#app/ui/button.tsx'
import { EmptyState } from '#app/ui/empty-state.tsx'
import { GridSkeleton } from '#app/ui/skeleton.tsx'
import type { TabProps } from '../dashboard.tsx'
import { Answered } from '../parts/answered.tsx'
import { MoreButton, STEP } from '../parts/rows.tsx'
import { useAccountQuery } from '../use-account-query.ts'
import { CreationCard } from './creation-card.tsx'
import { readCreations } from './read-creations.ts'

/** The pages one has made. */
export function CreationsTab({ account }: TabProps) {
  const t = useText()
  const language = useLanguage()
  const [most, setMost] = useState(STEP)
  const query = useAccountQuery('creations', (client) => readCreations(client, account.id, most), most)
  return (
    <Answered query={query} waiting={<GridSkeleton count={5} label={t('common.loading')} />}>
      {(pages) =>
        pages.length === 0 ? (
          <EmptyState
            picture="sheet"
            title={t('dashboard.no-creations')}
            hint={t('dashboard.no-creations-hint')}
          >
            <ButtonLink look="main" to={paths.create(language)}>
              {t('header.create')}
            </ButtonLink>
          </EmptyState>
        ) : (
          <div className="flex flex-col gap-6">
            <p className="max-w-prose text-ink-soft">{t('dashboard.creations-lead')}</p>
            <ul className="grid grid-cols-1 gap-5 sm:grid-cols-2 lg:grid-cols-4">
              {pages.map((page) => (
                <CreationCard key={page.id} page={page} />
              ))}
            </ul>
            <MoreButton shown={pages.length} most={most} onMore={() => setMost(most + STEP)} />
          </div>
        )
      }
    </Answered>
  )
}
