import type { Account } from '#app/lib/session/session.tsx'

export interface DashboardTabProps {
  account: Account
}
