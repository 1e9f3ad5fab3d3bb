import { deleteFactor, listFactors, revokeSessions } from './admin/sessions-and-factors.ts'
import { generateLink, inviteUser } from './admin/links.ts'
import { updateUser } from './admin/update-user.ts'
import { createUser, deleteUser, listUsers, getUser } from './admin/users.ts'
import { health, jwks, settings } from './endpoints/public-info.ts'
import { submitLinkPage, showLinkPage } from './endpoints/verify-link.ts'
import { otp, recover, resend } from './endpoints/request-mail.ts'
import { reauthenticate } from './endpoints/reauthenticate.ts'
import { signOut } from './endpoints/sign-out.ts'
import { signUp } from './endpoints/sign-up.ts'
import { token } from './endpoints/token.ts'
import { getCurrentUser, updateCurrentUser } from './endpoints/user.ts'
import { verify } from './endpoints/verify.ts'
import { challenge } from './factors/challenge.ts'
import { enroll } from './factors/enroll.ts'
import { unenroll } from './factors/unenroll.ts'
import { verifyFactor } from './factors/verify-factor.ts'
import { authorize, authorizeLinking } from './oauth/authorize.ts'
import { callback } from './oauth/callback.ts'
import { unlinkIdentity } from './oauth/unlink-identity.ts'
import { requireApiKey, requireServiceRole, requireUser, type Handler } from './http/access-middleware.ts'
import { isForm } from './http/auth-request.ts'

interface Route {
  method: string
  path: string
  handler: Handler
}

const route = (method: string, path: string, handler: Handler): Route => ({ method, path, handler })

// A browser opens these URLs from a mail or from a provider's redirect, so it cannot send an API key.
const ROUTES_WITHOUT_KEY = [
  route('GET', '/.well-known/jwks.json', jwks),
  route('GET', '/verify', showLinkPage),
  route('POST', '/verify', (auth, request) =>
    isForm(request) ? submitLinkPage(auth, request) : requireApiKey(verify)(auth, request),
  ),
  route('GET', '/authorize', authorize),
  route('GET', '/callback', callback),
]

/** Every endpoint of the Auth API, with the access it requires. */
export const ROUTES: readonly Route[] = [
  ...ROUTES_WITHOUT_KEY,
  route('GET', '/health', requireApiKey(health)),
  route('GET', '/settings', requireApiKey(settings)),
  route('POST', '/signup', requireApiKey(signUp)),
  route('POST', '/token', requireApiKey(token)),
  route('POST', '/recover', requireApiKey(recover)),
  route('POST', '/otp', requireApiKey(otp)),
  route('POST', '/magiclink', requireApiKey(otp)),
  route('POST', '/resend', requireApiKey(resend)),

  route('GET', '/user', requireUser(getCurrentUser)),
  route('PUT', '/user', requireUser(updateCurrentUser)),
  route('GET', '/reauthenticate', requireUser(reauthenticate)),
  route('POST', '/logout', requireUser(signOut)),
  route('GET', '/user/identities/authorize', requireUser(authorizeLinking)),
  route('DELETE', '/user/identities/:identityId', requireUser(unlinkIdentity)),
  route('POST', '/factors', requireUser(enroll)),
  route('POST', '/factors/:factorId/challenge', requireUser(challenge)),
  route('POST', '/factors/:factorId/verify', requireUser(verifyFactor)),
  route('DELETE', '/factors/:factorId', requireUser(unenroll)),

  route('POST', '/invite', requireServiceRole(inviteUser)),
  route('POST', '/admin/generate_link', requireServiceRole(generateLink)),
  route('GET', '/admin/users', requireServiceRole(listUsers)),
  route('POST', '/admin/users', requireServiceRole(createUser)),
  route('GET', '/admin/users/:userId', requireServiceRole(getUser)),
  route('PUT', '/admin/users/:userId', requireServiceRole(updateUser)),
  route('DELETE', '/admin/users/:userId', requireServiceRole(deleteUser)),
  route('DELETE', '/admin/users/:userId/sessions', requireServiceRole(revokeSessions)),
  route('GET', '/admin/users/:userId/factors', requireServiceRole(listFactors)),
  route('DELETE', '/admin/users/:userId/factors/:factorId', requireServiceRole(deleteFactor)),
]
