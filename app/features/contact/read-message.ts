import {
  CONTACT_TRAP,
  contactProblems,
  type ContactChannel,
  type ContactField,
  type ContactProblem,
  type ContactWords,
  contactWords,
} from '#domain/contact.ts'

/** What came of a sent form: shown again with everything that was typed, unless it was sent. */
export interface ContactAnswer {
  outcome: 'sent' | 'too-many' | 'failed' | 'check'
  words: ContactWords
  problems: Partial<Record<ContactField, ContactProblem>>
}

export interface ReadMessage {
  words: ContactWords
  channel: ContactChannel
  problems: ContactAnswer['problems']
  /** Filled in by a program, not by a person. */
  isTrapped: boolean
}

export function readMessage(form: FormData): ReadMessage {
  const words = contactWords((field) => form.get(field))
  return {
    words,
    channel: form.get('channel') === 'chat' ? 'chat' : 'form',
    problems: contactProblems(words),
    isTrapped: Boolean(form.get(CONTACT_TRAP)),
  }
}
