import { useState } from 'react'

/** The page colored in, drawn over its line art by the scribble once it has loaded. It needs a parent with `group`. */
export function ColoredPicture({ slug }: { slug: string }) {
  const [isLoading, setLoading] = useState(true)
  return (
    <img
      src={`/colored/${slug}.webp`}
      alt=""
      onLoad={() => setLoading(false)}
      data-loading={isLoading || undefined}
      className="crayon-reveal absolute inset-0 size-full object-contain p-1.5"
      data-no-print
    />
  )
}
