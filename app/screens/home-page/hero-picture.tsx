import colored from '#app/styles/hero-colored.webp'
import lines from '#app/styles/hero-lines.webp'

/**
 * A page of our artist as line art and, on top of it, colored in. Hovering over the line art colors it, too.
 * `scripts/assets/draw-hero.ts` draws both pictures.
 */
export function HeroPicture() {
  const size = { width: 480, height: 679, decoding: 'async' } as const
  return (
    <div
      aria-hidden="true"
      className="aspect-[10/9] shrink-0 self-center max-md:absolute max-md:top-2 max-md:right-0 max-sm:w-28 max-[359px]:hidden sm:max-md:w-40 md:relative md:w-64 lg:w-96 xl:w-108"
      data-no-print
    >
      <div className="outlined group absolute bottom-[6%] left-[2%] w-[48%] -rotate-6 overflow-hidden">
        <img {...size} src={lines} fetchPriority="low" alt="" className="w-full" />
        <img
          {...size}
          src={colored}
          fetchPriority="low"
          alt=""
          className="crayon-reveal absolute inset-0 w-full"
        />
      </div>
      <img
        {...size}
        src={colored}
        fetchPriority="high"
        alt=""
        className="outlined absolute top-[2%] right-[5%] h-auto w-[60%] rotate-3"
      />
      <svg viewBox="0 0 150 34" className="absolute bottom-0 left-[38%] w-[42%] -rotate-12" strokeWidth="4">
        <path
          d="M3 5 113 3C117 3 119 6 119 17C119 28 117 31 113 31L3 29Z M119 9 146 15C148 16 148 18 146 19L119 25"
          className="fill-tomato stroke-ink"
          strokeLinejoin="round"
        />
        <path d="M18 5V29M98 4V30" className="stroke-ink" />
      </svg>
    </div>
  )
}
