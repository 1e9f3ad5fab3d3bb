import type { Client } from '#app/lib/session/supabase-client.ts'

/** Starts enrolling an authenticator app. Removes unfinished enrolments first, so that their names are free. */
export async function enrollTotpFactor(auth: Client['auth'], baseName: string) {
  const { data: factors, error } = await auth.mfa.listFactors()
  if (error) return { data: null, error }
  for (const { id, status } of factors.all)
    if (status === 'unverified') await auth.mfa.unenroll({ factorId: id })
  const names = new Set(factors.totp.map(({ friendly_name }) => friendly_name))
  let number = 1
  while (names.has(`${baseName} ${number}`)) number++
  return auth.mfa.enroll({ factorType: 'totp', friendlyName: `${baseName} ${number}` })
}
