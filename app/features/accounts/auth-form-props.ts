import type { AuthView } from '#app/lib/session/session.tsx'

export interface AuthFormProps {
  /** The path that a mail link or an OAuth sign-in returns to. */
  returnTo?: string
  /** Called when the user has signed in or up. */
  onDone(): void
  onSwitchView(view: AuthView): void
}
