/** The grid of cards and of their placeholders: one column on the smallest phones, then two, five on wide screens. */
export const CARD_GRID_CLASS =
  'grid grid-cols-1 content-start gap-3 min-[340px]:grid-cols-2 sm:gap-5 lg:grid-cols-5 lg:gap-4'
