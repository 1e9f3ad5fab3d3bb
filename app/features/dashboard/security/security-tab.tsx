import type { DashboardTabProps } from '../dashboard-tab-props.ts'
import { IdentitiesPanel } from './identities-panel.tsx'
import { PasswordPanel } from './password-panel.tsx'
import { SecondFactorPanel } from './second-factor-panel.tsx'
import { SessionsPanel } from './sessions-panel.tsx'

export function SecurityTab({ account }: DashboardTabProps) {
  return (
    <div className="grid items-start gap-6 lg:grid-cols-2">
      <PasswordPanel email={account.email} />
      <SecondFactorPanel />
      <IdentitiesPanel />
      <SessionsPanel />
    </div>
  )
}
