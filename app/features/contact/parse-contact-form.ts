import {
  CONTACT_HONEYPOT_FIELD,
  validateContactMessage,
  type ContactChannel,
  type ContactField,
  type ContactProblem,
  type ContactMessage,
  parseContactMessage,
} from '#domain/site/contact-message.ts'

/** The form is shown again with the typed texts unless the outcome is `sent`. */
export interface ContactResponse {
  outcome: 'sent' | 'too-many' | 'failed' | 'check'
  message: ContactMessage
  problems: Partial<Record<ContactField, ContactProblem>>
}

interface ParsedContactForm {
  message: ContactMessage
  channel: ContactChannel
  problems: ContactResponse['problems']
  /** The honeypot field is filled in, which only programs do. */
  isSpam: boolean
}

export function parseContactForm(form: FormData): ParsedContactForm {
  const message = parseContactMessage((field) => form.get(field))
  return {
    message,
    channel: form.get('channel') === 'chat' ? 'chat' : 'form',
    problems: validateContactMessage(message),
    isSpam: Boolean(form.get(CONTACT_HONEYPOT_FIELD)),
  }
}
