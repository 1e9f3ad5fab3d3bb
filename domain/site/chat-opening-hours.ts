/** Live chat is open Monday to Friday from nine to five, Berlin time. */
const CHAT_HOURS = { from: 9, to: 17, timeZone: 'Europe/Berlin' } as const

const WEEKEND = new Set(['Sat', 'Sun'])

export function isChatOpen(now: Date): boolean {
  const parts = new Intl.DateTimeFormat('en-GB', {
    timeZone: CHAT_HOURS.timeZone,
    weekday: 'short',
    hour: '2-digit',
    hourCycle: 'h23',
  }).formatToParts(now)
  const part = (type: string) => parts.find((candidate) => candidate.type === type)?.value ?? ''
  const hour = Number(part('hour'))
  return !WEEKEND.has(part('weekday')) && hour >= CHAT_HOURS.from && hour < CHAT_HOURS.to
}
