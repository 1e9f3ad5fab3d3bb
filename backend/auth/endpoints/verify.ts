import { z } from 'zod'
import { WireError } from '../../wire-error.ts'
import type { AuthContext } from '../context.ts'
import { acceptProof } from '../proofs/accept.ts'
import { spendCode, spendLink, type Proof, type Purpose } from '../proofs/proofs.ts'
import { openSession, sessionJson } from '../sessions/session.ts'
import type { Account, Db } from '../users/account.ts'
import { readBody, type Ask } from '../wire/ask.ts'
import * as fields from '../wire/fields.ts'
import { json } from '../wire/respond.ts'

export const OTHER_ADDRESS_NEEDED =
  'Confirmation link accepted. Please proceed to confirm link sent to the other email'

/** What a client calls a proof, and which proofs that may be. */
const PURPOSES: Record<string, readonly Purpose[]> = {
  signup: ['signup'],
  email: ['signup', 'magiclink'],
  magiclink: ['magiclink', 'signup'],
  recovery: ['recovery'],
  email_change: ['email_change'],
}

export const VerifyBody = z.object({
  type: z.enum(['signup', 'email', 'magiclink', 'recovery', 'email_change']),
  token_hash: z.string().max(200).nullish(),
  token: z.string().max(200).nullish(),
  email: fields.email.nullish(),
})

type Verify = z.infer<typeof VerifyBody>

/** POST /verify by the client: a link's token or a mail's code for a session. */
export async function verify(auth: AuthContext, ask: Ask): Promise<Response> {
  const body = await readBody(ask, VerifyBody)
  const answer = await spend(auth, ask, body, async (db, proof, account) => {
    const method = proof.purpose === 'recovery' ? 'recovery' : 'otp'
    return sessionJson(auth, db, await openSession(db, ask, account, method, auth.now()))
  })
  return json(answer ?? { msg: OTHER_ADDRESS_NEEDED, code: '200' })
}

/** Spends a proof and does what follows from it in the same transaction; undefined while another proof is needed. */
export async function spend<T>(
  auth: AuthContext,
  ask: Ask,
  body: Verify,
  then: (db: Db, proof: Proof, account: Account) => Promise<T>,
): Promise<T | undefined> {
  await auth.limits.take('codeFailuresOfAddress', ask.address)
  if (body.email) await auth.limits.take('codeFailuresOfAccount', body.email)
  // A wrong code must stay counted, so "nothing found" leaves the transaction as a value, not as an error.
  const outcome = await auth.sql.begin(async (db) => {
    const proof = await findProof(auth, db, body)
    if (!proof) return 'nothing found' as const
    const accepted = await acceptProof(auth, db, ask, proof)
    return accepted === 'other address needed'
      ? undefined
      : { value: await then(db, proof, accepted.account) }
  })
  if (outcome === 'nothing found') throw new WireError(403, 'otp_expired', 'Token has expired or is invalid')
  await auth.limits.giveBack('codeFailuresOfAddress', ask.address)
  if (body.email) await auth.limits.giveBack('codeFailuresOfAccount', body.email)
  return outcome?.value as T | undefined
}

function findProof(auth: AuthContext, db: Db, { type, token_hash, token, email }: Verify) {
  const purposes = PURPOSES[type]!
  if (token_hash) return spendLink(auth, db, token_hash, purposes)
  if (token && email) return spendCode(auth, db, email, token, purposes)
  throw new WireError(400, 'validation_failed', 'Verify requires either a token or a token hash')
}
