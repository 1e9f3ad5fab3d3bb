import { useState } from 'react'
import { useLanguage } from '#app/lib/frame.ts'
import { paths } from '#app/lib/paths.ts'
import { useText } from '#app/lib/texts/use-text.tsx'
import { ButtonLink } from '#app/ui/button.tsx'
import { EmptyState } from '#app/ui/empty-state.tsx'
import type { TabProps } from '../dashboard.tsx'
import { Answered } from '../parts/answered.tsx'
import { MoreButton, RowSkeletons, STEP } from '../parts/rows.tsx'
import { useAccountQuery } from '../use-account-query.ts'
import { readHistory } from './read-history.ts'
import { useMovingHistory } from './use-moving-history.ts'
import { WishRow } from './wish-row.tsx'

/** Every wish and what became of it. */
export function HistoryTab({ account }: TabProps) {
  const t = useText()
  const language = useLanguage()
  const [most, setMost] = useState(STEP)
  useMovingHistory(account.id)
  const query = useAccountQuery('history', (client) => readHistory(client, account.id, most), most)
  return (
    <Answered query={query} waiting={<RowSkeletons count={3} />}>
      {(wishes) =>
        wishes.length === 0 ? (
          <EmptyState picture="pencil" title={t('dashboard.no-wishes')} hint={t('dashboard.no-wishes-hint')}>
            <ButtonLink look="main" to={paths.create(language)}>
              {t('header.create')}
            </ButtonLink>
          </EmptyState>
        ) : (
          <div className="flex flex-col gap-5">
            <ul className="flex flex-col gap-3">
              {wishes.map((wish) => (
                <WishRow key={wish.id} wish={wish} />
              ))}
            </ul>
            <MoreButton shown={wishes.length} most={most} onMore={() => setMost(most + STEP)} />
          </div>
        )
      }
    </Answered>
  )
}
