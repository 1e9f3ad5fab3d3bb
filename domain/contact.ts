import { EMAIL_MAX_LENGTH, isEmail } from './email.ts'

/** What somebody writes to us. The lengths are those of the table. */
export const CONTACT_FIELDS = { name: 200, email: EMAIL_MAX_LENGTH, subject: 200, message: 5000 } as const
export type ContactField = keyof typeof CONTACT_FIELDS
export type ContactWords = Record<ContactField, string>
export type ContactProblem = 'required' | 'too-long' | 'email'

export const CONTACT_CHANNELS = ['form', 'chat'] as const
export type ContactChannel = (typeof CONTACT_CHANNELS)[number]

/** A field people do not see; programs that fill in every field give themselves away. */
export const CONTACT_TRAP = 'website'

const FIELDS = Object.keys(CONTACT_FIELDS) as ContactField[]

/** Takes what a form sent, whatever it sent, as four trimmed texts. Forms send the ends of lines as the net once did. */
export const contactWords = (sent: (field: ContactField) => unknown): ContactWords =>
  Object.fromEntries(
    FIELDS.map((field) => {
      const value = sent(field)
      return [field, typeof value === 'string' ? value.replaceAll('\r\n', '\n').trim() : '']
    }),
  ) as ContactWords

/** What is wrong with each field; nothing when the message can be sent. */
export function contactProblems(words: ContactWords): Partial<Record<ContactField, ContactProblem>> {
  const problems: Partial<Record<ContactField, ContactProblem>> = {}
  for (const field of FIELDS) {
    if (words[field] === '') problems[field] = 'required'
    else if ([...words[field]].length > CONTACT_FIELDS[field]) problems[field] = 'too-long'
    else if (field === 'email' && !isEmail(words.email)) problems.email = 'email'
  }
  return problems
}
