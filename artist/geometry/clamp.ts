/** The value, or the nearer one of two limits if it is beyond it. */
export const clamp = (value: number, min: number, max: number): number => Math.max(min, Math.min(max, value))
