/** What of a Supabase project's sign-in service anybody may know: `GET /auth/v1/settings`. */
export interface ProjectSettings {
  external?: Record<string, boolean>
  disable_signup?: boolean
  mailer_autoconfirm?: boolean
}

/**
 * What the product promises and a project keeps only if its owner sets it there (docs/supabase.md says where): for whoever calls the
 * project directly, past this server. `open` says that it is known not to be set; `unknown` that nobody can see it from here.
 */
export interface Gap {
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

export function findGaps(
  project: ProjectSettings,
  product: { registrationOpen: boolean; confirmEmail: boolean },
): Gap[] {
  const gaps: Gap[] = []
  if (!product.registrationOpen && !project.disable_signup)
    gaps.push({ code: 'registration-switch', state: 'open' })
  if (product.confirmEmail && project.mailer_autoconfirm)
    gaps.push({ code: 'confirmation-mails', state: 'open' })
  const unseen: Gap['code'][] = [
    'password-rules',
    'mail-languages',
    'mail-scanners',
    'address-limits',
    'visitor-limits',
    'second-factor',
  ]
  return [...gaps, ...unseen.map((code) => ({ code, state: 'unknown' as const }))]
}
