import type { UserIdentity } from '@supabase/supabase-js'
import { useQueryClient } from '@tanstack/react-query'
import { useAuthCall } from '#app/components/use-auth-call.ts'
import { useSiteData } from '#app/lib/layout/site-data.ts'
import { paths } from '#app/lib/navigation/paths.ts'
import type { Client } from '#app/lib/session/supabase-client.ts'
import { providerName } from '#app/lib/session/oauth-provider-name.ts'
import { useText } from '#app/lib/texts/use-text.tsx'
import { Button } from '#app/ui/button.tsx'
import { useToast } from '#app/ui/toast.tsx'
import { LoadingMessage } from '#app/ui/loading-message.tsx'
import { QueryResult } from '../components/query-result.tsx'
import { Panel } from '../components/panel.tsx'
import { useAccountQuery } from '../use-account-query.ts'

async function fetchIdentities(client: Client) {
  const { data, error } = await client.auth.getUserIdentities()
  if (error) throw error
  return data.identities
}

/** The sign-in methods of the account: password and OAuth providers. The last one cannot be removed. */
export function IdentitiesPanel() {
  const t = useText()
  const { config } = useSiteData()
  const query = useAccountQuery('identities', fetchIdentities)
  return (
    <Panel title={t('security.identities-title')} lead={t('security.identities-lead')}>
      <QueryResult query={query} loading={<LoadingMessage>{t('common.loading')}</LoadingMessage>}>
        {(identities) => (
          <>
            <ul className="flex flex-col gap-2">
              {identities.map((identity) => (
                <IdentityRow
                  key={identity.identity_id}
                  identity={identity}
                  isLast={identities.length === 1}
                />
              ))}
            </ul>
            {config.features.oauth
              .filter((name) => !identities.some(({ provider }) => provider === name))
              .map((name) => (
                <LinkButton key={name} provider={name} />
              ))}
          </>
        )}
      </QueryResult>
    </Panel>
  )
}

function IdentityRow({ identity, isLast }: { identity: UserIdentity; isLast: boolean }) {
  const t = useText()
  const call = useAuthCall()
  const { show } = useToast()
  const queries = useQueryClient()
  const name = identity.provider === 'email' ? t('security.identity-email') : providerName(identity.provider)
  const email = identity.identity_data?.email as string | undefined
  const unlink = async () => {
    if (await call((auth) => auth.unlinkIdentity(identity)))
      show({ kind: 'success', title: t('security.unlinked', { provider: name }) })
    void queries.invalidateQueries({ queryKey: ['identities'] })
  }
  return (
    <li className="outlined flex min-h-12 flex-wrap items-center justify-between gap-x-3 px-4 py-1.5">
      <span className="min-w-0 break-words">
        <span className="font-display font-bold">{name}</span>{' '}
        {email && <span className="text-sm text-ink-soft">{email}</span>}
      </span>
      {!isLast && (
        <Button variant="quiet" onClick={() => void unlink()}>
          {t('security.unlink')}
          <span className="sr-only"> {name}</span>
        </Button>
      )}
    </li>
  )
}

function LinkButton({ provider }: { provider: string }) {
  const t = useText()
  const { language } = useSiteData()
  const call = useAuthCall()
  const link = () =>
    call((auth) =>
      auth.linkIdentity({
        provider: provider as 'github',
        options: { redirectTo: location.origin + paths.dashboard(language, 'security') },
      }),
    )
  return (
    <Button className="self-start" onClick={() => void link()}>
      {t('security.link', { provider: providerName(provider) })}
    </Button>
  )
}
