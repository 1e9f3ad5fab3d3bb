import type { AuthContext } from '../context.ts'
import type { MailKind } from '../ports.ts'
import type { Account } from '../users/account.ts'
import { issueProof, type NewProof } from './proofs.ts'

/** The language an account wants its mails in. */
export const languageOf = ({ settings }: AuthContext, account: Pick<Account, 'raw_user_meta_data'>) => {
  const language = account.raw_user_meta_data[settings.languageField]
  return typeof language === 'string' ? language : undefined
}

/** Makes a proof and mails its link and code. */
export async function mailProof(
  auth: AuthContext,
  account: Pick<Account, 'raw_user_meta_data'>,
  kind: MailKind,
  proof: NewProof,
  newEmail?: string,
) {
  const { token, code } = await auth.sql.begin((db) => issueProof(auth, db, proof))
  const link = new URL(`${auth.wireUrl}/verify`)
  link.searchParams.set('token', token)
  link.searchParams.set('type', proof.purpose)
  if (proof.redirectTo) link.searchParams.set('redirect_to', proof.redirectTo)
  const language = languageOf(auth, account)
  await auth.sendMail({ to: proof.relatesTo, kind, language, link: link.href, code, newEmail })
}
