import type { JobContext } from './define-job.ts'

/** Mails pending notices to account owners. Returns the number of mails sent. */
export async function sendAccountNotices({
  asService,
  providers,
}: Pick<JobContext, 'asService' | 'providers'>): Promise<number> {
  const { data: notices, error } = await asService.rpc('take_account_notices')
  if (error) throw new Error(`take_account_notices: ${error.message}`)
  for (const { id, kind, email, language } of notices) {
    // If the mail server refuses it, the notice stays and is sent again after a minute.
    await providers.mail.send({ to: email, kind, language })
    const ended = await asService.rpc('end_account_notice', { notice: id })
    if (ended.error) throw new Error(`end_account_notice: ${ended.error.message}`)
  }
  return notices.length
}
