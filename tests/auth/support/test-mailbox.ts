import type { AuthMail, MailKind, SendMail } from '#backend/auth/ports.ts'

export interface TestMailbox {
  send: SendMail
  all: AuthMail[]
  /** Waits for a mail of this kind to this e-mail address and returns each mail only once. */
  waitFor(to: string, kind?: MailKind): Promise<AuthMail>
}

const TIMEOUT_MS = 30_000

export function createTestMailbox(): TestMailbox {
  const all: AuthMail[] = []
  const returned = new Set<AuthMail>()
  const waiting = new Set<() => void>()

  return {
    all,
    async send(mail) {
      all.push(mail)
      for (const check of waiting) check()
    },
    waitFor(to, kind) {
      return new Promise((resolve, reject) => {
        const check = () => {
          const mail = all.find(
            (each) => each.to === to && (!kind || each.kind === kind) && !returned.has(each),
          )
          if (!mail) return
          returned.add(mail)
          waiting.delete(check)
          clearTimeout(timer)
          resolve(mail)
        }
        const timer = setTimeout(() => {
          waiting.delete(check)
          reject(
            new Error(
              `no ${kind ?? ''} mail to ${to}; there are ${all.map((each) => `${each.kind} ${each.to}`)}`,
            ),
          )
        }, TIMEOUT_MS)
        waiting.add(check)
        check()
      })
    },
  }
}
