import type { Client } from '#app/lib/session/client.ts'

/** Begins a new app. What was begun before and never finished goes first, so that its name is free. */
export async function beginEnrolling(auth: Client['auth'], word: string) {
  const { data: known, error } = await auth.mfa.listFactors()
  if (error) return { data: null, error }
  for (const { id, status } of known.all)
    if (status === 'unverified') await auth.mfa.unenroll({ factorId: id })
  const names = new Set(known.totp.map(({ friendly_name }) => friendly_name))
  let number = 1
  while (names.has(`${word} ${number}`)) number++
  return auth.mfa.enroll({ factorType: 'totp', friendlyName: `${word} ${number}` })
}
