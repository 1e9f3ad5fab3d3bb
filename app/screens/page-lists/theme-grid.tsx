import { Link } from 'react-router'
import { useLanguage } from '#app/lib/layout/site-data.ts'
import { paths } from '#app/lib/navigation/paths.ts'
import { longestWord } from '#app/lib/texts/longest-word.ts'

export interface Theme {
  id: string
  slug: string
  icon: string | null
  name: string
  /** The URL of a drawing, shown instead of the emoji. */
  drawing?: string
}

const CRAYONS = [
  'crayon-tomato',
  'crayon-tangerine',
  'crayon-sun',
  'crayon-leaf',
  'crayon-sky',
  'crayon-grape',
]

const GRID_CLASS = 'grid gap-2.5 sm:grid-cols-4 sm:gap-3 md:grid-cols-5 lg:grid-cols-8'
/** On a phone all themes fit in two rows that scroll horizontally; the cut tile at the edge shows that there are more. */
const STRIP_CLASS =
  'max-sm:-mx-4 max-sm:snap-x max-sm:scroll-px-4 max-sm:auto-cols-[7.6rem] max-sm:grid-flow-col max-sm:grid-rows-2 max-sm:overflow-x-auto max-sm:px-4 max-sm:pb-2'
/** Of ten themes only as many as fill whole rows: nine in three columns, eight in four or eight, ten in five. */
const WHOLE_ROWS_CLASS =
  'grid-cols-3 max-sm:[&>:nth-child(n+10)]:hidden sm:max-md:[&>:nth-child(n+9)]:hidden lg:[&>:nth-child(n+9)]:hidden'

interface Props {
  categories: readonly Theme[]
  asStrip?: boolean
}

export function ThemeGrid({ categories, asStrip }: Props) {
  const language = useLanguage()
  return (
    <ul className={`${GRID_CLASS} ${asStrip ? STRIP_CLASS : WHOLE_ROWS_CLASS}`}>
      {categories.map((category, index) => (
        <li key={category.id} className="snap-start">
          <Link
            to={paths.category(language, category.slug)}
            className={`outlined crayon flex h-full flex-col items-center gap-1 px-0.5 py-2 text-center font-display ${longestWord(category.name) > 12 ? 'text-[0.7rem]' : 'text-[0.78rem]'} sm:text-[0.8rem] leading-tight font-bold hyphens-auto ${CRAYONS[index % CRAYONS.length]}`}
          >
            <span aria-hidden="true" className="flex size-16 shrink-0 items-center justify-center text-3xl">
              {category.drawing ? (
                <img src={category.drawing} alt="" width={64} height={64} loading="lazy" decoding="async" />
              ) : (
                category.icon
              )}
            </span>
            <span className="my-auto max-w-full wrap-break-word">{category.name}</span>
          </Link>
        </li>
      ))}
    </ul>
  )
}
