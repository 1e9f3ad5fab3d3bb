import { CONTACT_PATTERNS } from './contact-data.ts'
import { findNameAndSchool } from './name-and-school.ts'
import { findPhoneNumber } from './phone-number.ts'
import { findAddress } from './street-address.ts'

interface PersonalData {
  kind: string
  found: string
}

/** Finds data by which a stranger could reach or find a child. */
export function findPersonalData(text: string): PersonalData | undefined {
  const plain = text.normalize('NFKC').replace(/\p{Cf}/gu, '')
  for (const { kind, pattern } of CONTACT_PATTERNS) {
    const match = pattern.exec(plain)
    if (match) return { kind, found: match[0] }
  }
  const phone = findPhoneNumber(plain)
  if (phone) return { kind: 'phone number', found: phone }
  const address = findAddress(plain)
  if (address) return { kind: 'address', found: address }
  const name = findNameAndSchool(plain)
  return name ? { kind: 'full name with a school', found: name } : undefined
}
