import coloured from '#app/styles/hero-coloured.webp'
import lines from '#app/styles/hero-lines.webp'

/** A page of our artist, lying a little askew; whoever touches it colors it in. Drawn by `scripts/hero.ts`. */
export function HeroPicture() {
  const size = { width: 480, height: 679, loading: 'lazy', decoding: 'async' } as const
  return (
    <div
      aria-hidden="true"
      className="outlined group relative hidden w-80 rotate-3 self-center overflow-hidden bg-sheet lg:block xl:w-96"
      data-no-print
    >
      <img {...size} src={lines} alt="" className="w-full" />
      <img {...size} src={coloured} alt="" className="crayon-reveal absolute inset-0 w-full" />
    </div>
  )
}
