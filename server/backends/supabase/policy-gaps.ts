/** The public settings of a Supabase project: `GET /auth/v1/settings`. */
export interface ProjectAuthSettings {
  external?: Record<string, boolean>
  disable_signup?: boolean
  mailer_autoconfirm?: boolean
}

/**
 * A rule of the product that a client can bypass by calling the project directly, unless its owner configures
 * it there as described in docs/supabase.md. `open`: the project does not enforce it. `unknown`: the public
 * settings do not show it.
 */
export interface PolicyGap {
  code:
    | 'registration-switch'
    | 'confirmation-mails'
    | 'password-rules'
    | 'mail-languages'
    | 'mail-scanners'
    | 'address-limits'
    | 'visitor-limits'
    | 'second-factor'
  state: 'open' | 'unknown'
}

export function findPolicyGaps(
  project: ProjectAuthSettings,
  product: { registrationOpen: boolean; confirmEmail: boolean },
): PolicyGap[] {
  const gaps: PolicyGap[] = []
  if (!product.registrationOpen && !project.disable_signup)
    gaps.push({ code: 'registration-switch', state: 'open' })
  if (product.confirmEmail && project.mailer_autoconfirm)
    gaps.push({ code: 'confirmation-mails', state: 'open' })
  const unknown: PolicyGap['code'][] = [
    'password-rules',
    'mail-languages',
    'mail-scanners',
    'address-limits',
    'visitor-limits',
    'second-factor',
  ]
  return [...gaps, ...unknown.map((code) => ({ code, state: 'unknown' as const }))]
}
