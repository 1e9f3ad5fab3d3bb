import type { AuthContext } from '../auth-context.ts'
import type { MailKind } from '../ports.ts'
import type { Account } from '../users/account.ts'
import { issueOneTimeToken, type NewOneTimeToken } from './one-time-tokens.ts'

/** The language of mails to this account. */
export const languageOf = ({ settings }: AuthContext, account: Pick<Account, 'raw_user_meta_data'>) => {
  const language = account.raw_user_meta_data[settings.languageField]
  return typeof language === 'string' ? language : undefined
}

/** Creates a one-time token and mails its link and code. */
export async function mailOneTimeToken(
  auth: AuthContext,
  account: Pick<Account, 'raw_user_meta_data'>,
  kind: MailKind,
  oneTimeToken: NewOneTimeToken,
  newEmail?: string,
) {
  const { link, code } = await createOneTimeLink(auth, oneTimeToken)
  const language = languageOf(auth, account)
  await auth.sendMail({ to: oneTimeToken.relatesTo, kind, language, link, code, newEmail })
}

/** Creates a one-time token with its link and its code. */
export async function createOneTimeLink(auth: AuthContext, oneTimeToken: NewOneTimeToken) {
  const { token, code } = await auth.sql.begin((db) => issueOneTimeToken(auth, db, oneTimeToken))
  const link = new URL(`${auth.authUrl}/verify`)
  link.searchParams.set('token', token)
  link.searchParams.set('type', oneTimeToken.purpose)
  if (oneTimeToken.redirectTo) link.searchParams.set('redirect_to', oneTimeToken.redirectTo)
  return { link: link.href, token, code }
}
