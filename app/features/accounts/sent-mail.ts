import { createLocalStorageStore } from '#app/lib/browser/local-storage-store.ts'

/** The mail with a link and a code that the user has to open next. */
export interface SentMail {
  email: string
  reason: 'signed-up' | 'not-confirmed' | 'sign-in-link'
  /** When the latest mail was requested; 0 if no mail was requested in this tab. */
  sentAt: number
  /** How often the user has requested the mail again. */
  repeats: number
}

const HOUR_MS = 3_600_000
const WAIT_MS = 60_000
/** The server sends one address four mails at once, then one every fifteen minutes. */
const LONG_WAIT_MS = 900_000
const QUICK_REPEATS = 3

/** When the mail may be requested again. */
export const resendTime = ({ sentAt, repeats }: SentMail): number =>
  sentAt === 0 ? 0 : sentAt + (repeats < QUICK_REPEATS ? WAIT_MS : LONG_WAIT_MS)

export const nextMail = (mail: SentMail, now: number): SentMail => ({
  ...mail,
  sentAt: now,
  repeats: mail.sentAt === 0 ? 0 : mail.repeats + 1,
})

/** Stored per tab, because a phone may reload the tab while its user reads the code in the mail program. */
export const sentMailStore = createLocalStorageStore<SentMail | null>(
  'sent-mail',
  null,
  (stored) => {
    const mail = stored as Partial<SentMail> | null
    const isValid =
      typeof mail?.email === 'string' && typeof mail.sentAt === 'number' && typeof mail.reason === 'string'
    // The code in the mail is valid for one hour.
    return isValid && Date.now() - mail.sentAt! < HOUR_MS ? ({ repeats: 0, ...mail } as SentMail) : null
  },
  () => sessionStorage,
)
