import type { AuthMail, MailKind, SendMail } from '#backend/auth/ports.ts'

export interface Mailbox {
  send: SendMail
  all: AuthMail[]
  /** The next mail of this kind to this address that nobody has taken yet; waits for it. */
  take(to: string, kind?: MailKind): Promise<AuthMail>
}

const PATIENCE = 30_000

export function createMailbox(): Mailbox {
  const all: AuthMail[] = []
  const taken = new Set<AuthMail>()
  const waiting = new Set<() => void>()

  return {
    all,
    async send(mail) {
      all.push(mail)
      for (const look of waiting) look()
    },
    take(to, kind) {
      return new Promise((resolve, reject) => {
        const look = () => {
          const mail = all.find((each) => each.to === to && (!kind || each.kind === kind) && !taken.has(each))
          if (!mail) return
          taken.add(mail)
          waiting.delete(look)
          clearTimeout(timer)
          resolve(mail)
        }
        const timer = setTimeout(() => {
          waiting.delete(look)
          reject(
            new Error(
              `no ${kind ?? ''} mail to ${to}; there are ${all.map((each) => `${each.kind} ${each.to}`)}`,
            ),
          )
        }, PATIENCE)
        waiting.add(look)
        look()
      })
    },
  }
}
