import type { UserIdentity } from '@supabase/supabase-js'
import { useQueryClient } from '@tanstack/react-query'
import { useAuthCall } from '#app/components/use-auth-call.ts'
import { useFrame } from '#app/lib/frame.ts'
import { paths } from '#app/lib/paths.ts'
import type { Client } from '#app/lib/session/client.ts'
import { providerName } from '#app/lib/session/provider-name.ts'
import { useText } from '#app/lib/texts/use-text.tsx'
import { Button } from '#app/ui/button.tsx'
import { useToast } from '#app/ui/toast.tsx'
import { WaitingLine } from '#app/ui/waiting-line.tsx'
import { Answered } from '../parts/answered.tsx'
import { Panel } from '../parts/panel.tsx'
import { useAccountQuery } from '../use-account-query.ts'

async function readIdentities(client: Client) {
  const { data, error } = await client.auth.getUserIdentities()
  if (error) throw error
  return data.identities
}

/** The ways into this account: the own password and outside accounts. The last one stays. */
export function IdentitiesPanel() {
  const t = useText()
  const { config } = useFrame()
  const query = useAccountQuery('identities', readIdentities)
  return (
    <Panel title={t('security.identities-title')} lead={t('security.identities-lead')}>
      <Answered query={query} waiting={<WaitingLine>{t('common.loading')}</WaitingLine>}>
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
      </Answered>
    </Panel>
  )
}

function IdentityRow({ identity, isLast }: { identity: UserIdentity; isLast: boolean }) {
  const t = useText()
  const call = useAuthCall()
  const { show } = useToast()
  const queries = useQueryClient()
  const name = identity.provider === 'email' ? t('security.identity-email') : providerName(identity.provider)
  const address = identity.identity_data?.email as string | undefined
  const unlink = async () => {
    if (await call((auth) => auth.unlinkIdentity(identity)))
      show({ kind: 'success', title: t('security.unlinked', { provider: name }) })
    void queries.invalidateQueries({ queryKey: ['identities'] })
  }
  return (
    <li className="outlined flex min-h-12 flex-wrap items-center justify-between gap-x-3 px-4 py-1.5">
      <span className="min-w-0 break-words">
        <span className="font-display font-bold">{name}</span>{' '}
        {address && <span className="text-sm text-ink-soft">{address}</span>}
      </span>
      {!isLast && (
        <Button look="quiet" onClick={() => void unlink()}>
          {t('security.unlink')}
          <span className="sr-only"> {name}</span>
        </Button>
      )}
    </li>
  )
}

function LinkButton({ provider }: { provider: string }) {
  const t = useText()
  const { language } = useFrame()
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
