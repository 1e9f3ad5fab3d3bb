import type { Deliver } from './delivery.ts'
import { writeLinkPage, type LinkPageContent } from './link-page.ts'
import { writeMail, type MailRequest, type Site } from './write-mail.ts'

/** What the Auth API needs: sending a mail, and the page that its link opens. */
interface Mailer {
  sendMail(request: MailRequest): Promise<void>
  writeLinkPage(content: LinkPageContent): string
}

export const createMailer = (site: Site, deliver: Deliver): Mailer => ({
  sendMail: (request) => deliver(writeMail(site, request)),
  writeLinkPage: (content) => writeLinkPage(site, content),
})
