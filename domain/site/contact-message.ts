import { EMAIL_MAX_LENGTH, isEmail } from '../accounts/email.ts'

/** The maximum lengths are those of the database table. */
export const CONTACT_FIELD_MAX_LENGTHS = {
  name: 200,
  email: EMAIL_MAX_LENGTH,
  subject: 200,
  message: 5000,
} as const
export type ContactField = keyof typeof CONTACT_FIELD_MAX_LENGTHS
export type ContactMessage = Record<ContactField, string>
export type ContactProblem = 'required' | 'too-long' | 'email'

export type ContactChannel = 'form' | 'chat'

/** People do not see this field, so a message that fills it in comes from a spam program. */
export const CONTACT_HONEYPOT_FIELD = 'website'

const FIELDS = Object.keys(CONTACT_FIELD_MAX_LENGTHS) as ContactField[]

/** Returns four trimmed texts whatever the form sent. Browsers submit line ends as CRLF, so these become LF. */
export const parseContactMessage = (valueOf: (field: ContactField) => unknown): ContactMessage =>
  Object.fromEntries(
    FIELDS.map((field) => {
      const value = valueOf(field)
      return [field, typeof value === 'string' ? value.replaceAll('\r\n', '\n').trim() : '']
    }),
  ) as ContactMessage

/** The problem of each invalid field; empty when the message can be sent. */
export function validateContactMessage(
  contactMessage: ContactMessage,
): Partial<Record<ContactField, ContactProblem>> {
  const problems: Partial<Record<ContactField, ContactProblem>> = {}
  for (const field of FIELDS) {
    if (contactMessage[field] === '') problems[field] = 'required'
    else if ([...contactMessage[field]].length > CONTACT_FIELD_MAX_LENGTHS[field])
      problems[field] = 'too-long'
    else if (field === 'email' && !isEmail(contactMessage.email)) problems.email = 'email'
  }
  return problems
}
