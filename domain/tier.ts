export const TIERS = ['free', 'basic', 'premium', 'admin'] as const
export type Tier = (typeof TIERS)[number]

/** The tier of a profile; none reads as free. */
export const tierOf = (profile: { subscription_tier?: Tier | null } | null | undefined): Tier =>
  profile?.subscription_tier ?? 'free'

/** Only for what is shown: what an admin may do is decided in the database. */
export const isAdmin = (profile: { subscription_tier?: Tier | null } | null | undefined): boolean =>
  tierOf(profile) === 'admin'
