import { deleteFactor, listFactors, revokeSessions } from './admin/sessions-and-factors.ts'
import { adminUpdateUser } from './admin/update-user.ts'
import { createUser, deleteUser, listUsers, readOneUser } from './admin/users.ts'
import { health, jwks, settings } from './endpoints/facts.ts'
import { followLink, showLinkPage } from './endpoints/mail-link.ts'
import { otp, recover, resend } from './endpoints/mail-requests.ts'
import { reauthenticate } from './endpoints/reauthenticate.ts'
import { signOut } from './endpoints/sign-out.ts'
import { signUp } from './endpoints/sign-up.ts'
import { token } from './endpoints/token.ts'
import { readUser, updateUser } from './endpoints/user.ts'
import { verify } from './endpoints/verify.ts'
import { challenge } from './factors/challenge.ts'
import { enroll } from './factors/enroll.ts'
import { unenroll } from './factors/unenroll.ts'
import { verifyFactor } from './factors/verify-factor.ts'
import { authorize, authorizeLink } from './oauth/authorize.ts'
import { callback } from './oauth/callback.ts'
import { unlinkIdentity } from './oauth/unlink.ts'
import { asClient, asService, asUser, type Endpoint } from './wire/access.ts'
import { isForm } from './wire/ask.ts'

export interface Route {
  method: string
  path: string
  answer: Endpoint
}

const route = (method: string, path: string, answer: Endpoint): Route => ({ method, path, answer })

// A browser opens these by itself, from a mail or coming back from a provider, so no key can come with them.
const opened = [
  route('GET', '/.well-known/jwks.json', jwks),
  route('GET', '/verify', showLinkPage),
  route('POST', '/verify', (auth, ask) =>
    isForm(ask) ? followLink(auth, ask) : asClient(verify)(auth, ask),
  ),
  route('GET', '/authorize', authorize),
  route('GET', '/callback', callback),
]

/** The whole wire on one page: who may ask what. */
export const ROUTES: readonly Route[] = [
  ...opened,
  route('GET', '/health', asClient(health)),
  route('GET', '/settings', asClient(settings)),
  route('POST', '/signup', asClient(signUp)),
  route('POST', '/token', asClient(token)),
  route('POST', '/recover', asClient(recover)),
  route('POST', '/otp', asClient(otp)),
  route('POST', '/magiclink', asClient(otp)),
  route('POST', '/resend', asClient(resend)),

  route('GET', '/user', asUser(readUser)),
  route('PUT', '/user', asUser(updateUser)),
  route('GET', '/reauthenticate', asUser(reauthenticate)),
  route('POST', '/logout', asUser(signOut)),
  route('GET', '/user/identities/authorize', asUser(authorizeLink)),
  route('DELETE', '/user/identities/:identityId', asUser(unlinkIdentity)),
  route('POST', '/factors', asUser(enroll)),
  route('POST', '/factors/:factorId/challenge', asUser(challenge)),
  route('POST', '/factors/:factorId/verify', asUser(verifyFactor)),
  route('DELETE', '/factors/:factorId', asUser(unenroll)),

  route('GET', '/admin/users', asService(listUsers)),
  route('POST', '/admin/users', asService(createUser)),
  route('GET', '/admin/users/:userId', asService(readOneUser)),
  route('PUT', '/admin/users/:userId', asService(adminUpdateUser)),
  route('DELETE', '/admin/users/:userId', asService(deleteUser)),
  route('DELETE', '/admin/users/:userId/sessions', asService(revokeSessions)),
  route('GET', '/admin/users/:userId/factors', asService(listFactors)),
  route('DELETE', '/admin/users/:userId/factors/:factorId', asService(deleteFactor)),
]
