import type { PostgrestClient } from '@supabase/postgrest-js'
import type { Sql } from 'postgres'
import type { ContactMessage, ContactOutcome } from '#app/lib/visit.ts'
import type { Database } from '#supabase/database.types.ts'
import type { Deliver } from '#providers/mail/delivery.ts'
import { writeContactMail, writeContactReceipt } from '#providers/mail/contact-mails.ts'
import type { Site } from '#providers/mail/write-mail.ts'
import { VISITOR_HASH } from './http/visitor.ts'

interface Options {
  db: PostgrestClient<Database>
  sql: Sql
  deliver: Deliver
  site: Site
  /** Who reads the messages. */
  operator: string
  log: { error(facts: object, message: string): void }
}

/** Keeps a message, then mails it to the operator and a receipt to the sender. A mail that fails loses nothing: the message is kept. */
export function createContact({ db, sql, deliver, site, operator, log }: Options) {
  return async (message: ContactMessage, request: Request): Promise<ContactOutcome> => {
    const { data: id, error } = await db
      .rpc('send_contact_message', message)
      .setHeader(VISITOR_HASH, request.headers.get(VISITOR_HASH) ?? '')
    if (error) {
      if (error.message === 'too_many_requests') return 'too-many'
      log.error({ err: error }, 'a message could not be kept')
      return 'failed'
    }
    try {
      await deliver(writeContactMail(site, operator, message))
      await sql`update public.contact_messages set mailed_at = now() where id = ${id}`
      await deliver(writeContactReceipt(site, message))
    } catch (problem) {
      log.error({ err: problem, message: id }, 'a message could not be mailed; it stands in contact_messages')
    }
    return 'sent'
  }
}
