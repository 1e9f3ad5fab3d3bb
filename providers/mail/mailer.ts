import type { Deliver } from './delivery.ts'
import { writeLinkPage, type LinkPageFacts } from './link-page.ts'
import { writeMail, type MailFacts, type Site } from './write-mail.ts'

/** What accounts need of mails: one to send, and the page behind its link. */
export interface Mailer {
  sendMail(facts: MailFacts): Promise<void>
  writeLinkPage(facts: LinkPageFacts): string
}

export const createMailer = (site: Site, deliver: Deliver): Mailer => ({
  sendMail: (facts) => deliver(writeMail(site, facts)),
  writeLinkPage: (facts) => writeLinkPage(site, facts),
})
