/** The outline mirrored about the middle line. */
export const mirrorOutline = (outline: string): string =>
  outline.replace(/(^|\s)(-?[\d.]+),/g, (_, gap: string, x: string) => `${gap}${-Number(x)},`)
