import { Usage } from '#domain/usage.ts'
import { useLanguage } from '#app/lib/frame.ts'
import { paths } from '#app/lib/paths.ts'
import { useNumbers } from '#app/lib/texts/use-numbers.ts'
import { useText } from '#app/lib/texts/use-text.tsx'
import { ButtonLink } from '#app/ui/button.tsx'
import { WaitingLine } from '#app/ui/waiting-line.tsx'
import { Answered } from '../parts/answered.tsx'
import { Panel } from '../parts/panel.tsx'
import { useAccountQuery } from '../use-account-query.ts'

/** What is left of this month, from the one place that also decides. */
export function UsagePanel() {
  const t = useText()
  const language = useLanguage()
  const query = useAccountQuery('usage', async (client) =>
    Usage.parse((await client.rpc('my_usage').throwOnError()).data),
  )
  return (
    <Panel title={t('dashboard.usage-title')} lead={t('dashboard.usage-lead')}>
      <Answered query={query} waiting={<WaitingLine>{t('common.loading')}</WaitingLine>}>
        {(usage) => (
          <dl className="grid grid-cols-2 gap-3">
            <Left label={t('dashboard.creations-left')} used={usage.createUsed} limit={usage.createLimit} />
            <Left label={t('dashboard.changes-left')} used={usage.modifyUsed} limit={usage.modifyLimit} />
          </dl>
        )}
      </Answered>
      <ButtonLink to={paths.create(language)}>{t('header.create')}</ButtonLink>
    </Panel>
  )
}

function Left({ label, used, limit }: { label: string; used: number; limit: number }) {
  const { count } = useNumbers()
  return (
    <div className="outlined flex flex-col bg-sky-soft p-3">
      <dt className="text-sm">{label}</dt>
      <dd className="font-display text-2xl font-bold">
        {count(Math.max(0, limit - used))}/{count(limit)}
      </dd>
    </div>
  )
}
