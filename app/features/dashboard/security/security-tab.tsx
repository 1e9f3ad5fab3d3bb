import type { TabProps } from '../dashboard.tsx'
import { IdentitiesPanel } from './identities-panel.tsx'
import { PasswordPanel } from './password-panel.tsx'
import { SecondStepPanel } from './second-step-panel.tsx'
import { SessionsPanel } from './sessions-panel.tsx'

/** Who gets in, and how. */
export function SecurityTab({ account }: TabProps) {
  return (
    <div className="grid items-start gap-6 lg:grid-cols-2">
      <PasswordPanel email={account.email} />
      <SecondStepPanel />
      <IdentitiesPanel />
      <SessionsPanel />
    </div>
  )
}
