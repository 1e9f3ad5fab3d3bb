import type { PostgrestClient } from '@supabase/postgrest-js'
import type { Sql } from 'postgres'
import type { ContactOutcome, ContactSubmission } from '#app/lib/request/request-context.ts'
import type { Database } from '#supabase/database.types.ts'
import type { Deliver } from '#providers/mail/delivery.ts'
import { writeContactMail, writeContactReceipt } from '#providers/mail/contact-mails.ts'
import type { Site } from '#providers/mail/write-mail.ts'
import { VISITOR_HASH_HEADER } from '../http/middleware/visitor-headers.ts'

interface Options {
  db: PostgrestClient<Database>
  sql: Sql
  deliver: Deliver
  site: Site
  /** The address that receives the messages. */
  operator: string
  log: { error(fields: object, message: string): void }
}

/**
 * Stores a message, then mails it to the operator and a receipt to the sender. A failed mail does not lose
 * the stored message.
 */
export function createContactForm({ db, sql, deliver, site, operator, log }: Options) {
  return async (message: ContactSubmission, request: Request): Promise<ContactOutcome> => {
    const { data: id, error } = await db
      .rpc('send_contact_message', message)
      .setHeader(VISITOR_HASH_HEADER, request.headers.get(VISITOR_HASH_HEADER) ?? '')
    if (error) {
      if (error.message === 'too_many_requests') return 'too-many'
      log.error({ err: error }, 'a contact message could not be stored')
      return 'failed'
    }
    try {
      await deliver(writeContactMail(site, operator, message))
      await sql`update public.contact_messages set mailed_at = now() where id = ${id}`
      await deliver(writeContactReceipt(site, message))
    } catch (mailError) {
      log.error(
        { err: mailError, message: id },
        'a contact message could not be mailed; it is stored in contact_messages',
      )
    }
    return 'sent'
  }
}
