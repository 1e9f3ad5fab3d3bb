import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { type Tier, TIERS, tierOf } from '#domain/accounts/subscription-tier.ts'
import { useLanguage } from '#app/lib/layout/site-data.ts'
import { callFunction } from '#app/lib/session/call-function.ts'
import { useSession } from '#app/lib/session/session.tsx'
import type { TextId } from '#app/lib/texts/text-id.ts'
import { useText } from '#app/lib/texts/use-text.tsx'
import { Button } from '#app/ui/button.tsx'
import { Dialog } from '#app/ui/dialog.tsx'
import { Select } from '#app/ui/field.tsx'
import { useToast } from '#app/ui/toast.tsx'
import { DeleteUser } from './delete-user.tsx'
import { isDisabled, displayName, type UserRow } from './user-table.tsx'

type AccountAction = 'disable' | 'enable' | 'delete'

const DONE_TEXTS: Record<AccountAction, TextId> = {
  disable: 'admin-users.disabled',
  enable: 'admin-users.enabled',
  delete: 'admin-users.deleted',
}

/** Actions on one account. The server's message explains a rejected action. */
export function ManageUserDialog({ user, onClose }: { user?: UserRow; onClose(): void }) {
  const t = useText()
  return (
    <Dialog
      open={user !== undefined}
      onClose={onClose}
      title={user ? displayName(user) : ''}
      closeLabel={t('common.close')}
    >
      {user && <UserActions key={user.id} user={user} onClose={onClose} />}
    </Dialog>
  )
}

function UserActions({ user, onClose }: { user: UserRow; onClose(): void }) {
  const t = useText()
  const language = useLanguage()
  const { state, client } = useSession()
  const { show } = useToast()
  const queries = useQueryClient()
  const [busy, setBusy] = useState(false)
  const isOwnAccount = state.status === 'user' && state.account.id === user.id

  const perform = async (action: () => Promise<string | undefined>, doneText: TextId) => {
    if (busy) return false
    setBusy(true)
    const problem = await action().catch(() => t('admin.failed'))
    setBusy(false)
    if (problem !== undefined) show({ kind: 'error', title: problem })
    else show({ kind: 'success', title: t(doneText) })
    await queries.invalidateQueries({ queryKey: ['admin', 'users'] })
    return problem === undefined
  }

  const setTier = (tier: Tier) =>
    perform(async () => {
      const { error } = await (await client()).rpc('set_tier', { user_id: user.id, tier })
      return error ? t(error.message === 'last_admin' ? 'admin-users.last-admin' : 'admin.failed') : undefined
    }, 'admin-users.tier-changed')

  const change = (action: AccountAction) =>
    perform(async () => {
      const body = { account: user.id, action }
      const { failed } = await callFunction(await client(), 'admin-change-account', body, language)
      return failed && (failed.message ?? t('admin.failed'))
    }, DONE_TEXTS[action])

  return (
    <>
      <p className="wrap-anywhere text-ink-soft">{user.email}</p>
      <Select
        label={t('admin-users.change-tier')}
        hint={t('admin-users.tier-hint')}
        value={tierOf(user)}
        disabled={busy}
        onChange={(event) => void setTier(event.target.value as Tier)}
      >
        {TIERS.map((tier) => (
          <option key={tier}>{tier}</option>
        ))}
      </Select>
      {isOwnAccount ? (
        <p className="text-ink-soft">{t('admin-users.yourself')}</p>
      ) : (
        <>
          <div className="flex flex-col items-start gap-2">
            {isDisabled(user) ? (
              <Button busyLabel={busy && t('admin.working')} onClick={() => void change('enable')}>
                {t('admin-users.enable')}
              </Button>
            ) : (
              <>
                <Button busyLabel={busy && t('admin.working')} onClick={() => void change('disable')}>
                  {t('admin-users.disable')}
                </Button>
                <p className="text-sm text-ink-soft">{t('admin-users.disable-hint')}</p>
              </>
            )}
          </div>
          <DeleteUser
            email={user.email}
            busy={busy}
            onDelete={() => void change('delete').then((isDeleted) => isDeleted && onClose())}
          />
        </>
      )}
    </>
  )
}
