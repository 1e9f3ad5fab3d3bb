import type { Db } from './users/account.ts'
import type { AuthRequest } from './http/auth-request.ts'

type AuditAction =
  | 'user_signedup'
  | 'user_repeated_signup'
  | 'user_confirmation_requested'
  | 'user_recovery_requested'
  | 'user_reauthenticate_requested'
  | 'user_modified'
  | 'user_updated_password'
  | 'user_deleted'
  | 'user_banned'
  | 'user_unbanned'
  | 'login'
  | 'login_failed'
  | 'logout'
  | 'token_revoked'
  | 'identity_linked'
  | 'identity_unlinked'
  | 'factor_in_progress'
  | 'factor_deleted'
  | 'verification_attempted'

/** Records an action on an account. Callers never pass a token, a code or a password. */
export async function audit(
  db: Db,
  request: Pick<AuthRequest, 'ipAddress'>,
  action: AuditAction,
  actor: { id: string; email?: string | null },
  traits: Record<string, string | number | boolean | null> = {},
) {
  const payload = { action, actor_id: actor.id, actor_username: actor.email ?? null, traits }
  await db`insert into auth.audit_log_entries (payload, ip_address) values (${db.json(payload)}, ${request.ipAddress})`
}
