export const TIERS = ['free', 'basic', 'premium', 'admin'] as const
export type Tier = (typeof TIERS)[number]

/** A profile without a tier is free. */
export const tierOf = (profile: { subscription_tier?: Tier | null } | null | undefined): Tier =>
  profile?.subscription_tier ?? 'free'

/** Only decides what the app shows: the database decides what an admin may do. */
export const isAdmin = (profile: { subscription_tier?: Tier | null } | null | undefined): boolean =>
  tierOf(profile) === 'admin'
