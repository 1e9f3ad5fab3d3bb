import type { AuthView } from '#app/lib/session/session.tsx'

export interface AuthFormProps {
  /** Called when the user has signed in or up. */
  onDone(): void
  onSwitchView(view: AuthView): void
}
