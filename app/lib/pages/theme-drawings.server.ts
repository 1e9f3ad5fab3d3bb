// The pictures are drawn by scripts/assets/draw-theme-drawings.ts. On the server, so that browsers do not load the list.
const urls = import.meta.glob<string>('./theme-drawings/*.webp', {
  eager: true,
  query: '?url',
  import: 'default',
})

/** Adds the URL of the artist's drawing for this theme. A theme of the operator has none and shows its emoji. */
export const withDrawing = <Theme extends { slug: string }>(theme: Theme) => ({
  ...theme,
  drawing: urls[`./theme-drawings/${theme.slug}.webp`],
})
