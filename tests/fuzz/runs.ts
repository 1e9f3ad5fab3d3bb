/** How many random inputs to try: all with the new seed of `npm run prove -- fuzz`, a fifth with the one that `npm test` always uses. */
export const runs = (count: number): number => (process.env.FUZZ_SEED ? count : Math.ceil(count / 5))
