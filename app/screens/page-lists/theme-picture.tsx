interface Props {
  theme: { icon: string | null; drawing?: string }
}

/** The artist's drawing of a theme, or its emoji, about as tall as two lines of text. */
export const ThemePicture = ({ theme: { icon, drawing } }: Props) =>
  drawing ? (
    <img
      src={drawing}
      alt=""
      width={80}
      height={80}
      className="inline-block size-[1.6em] align-middle"
      decoding="async"
    />
  ) : (
    icon
  )
