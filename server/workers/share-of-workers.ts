/** The part of a limit that each of several processes gets, so that together they stay near the limit of one. */
export const shareOf = (limit: number, workers: number): number => Math.ceil(limit / workers)

/** The same for limits of all clients and of one. */
export const shareOfBoth = <Limits extends { total: number; perKey: number }>(
  limits: Limits,
  workers: number,
): Limits => ({
  ...limits,
  total: shareOf(limits.total, workers),
  perKey: shareOf(limits.perKey, workers),
})
