import { Link } from 'react-router'
import { useLanguage } from '#app/lib/layout/site-data.ts'
import { paths } from '#app/lib/navigation/paths.ts'

export interface Theme {
  id: string
  slug: string
  icon: string | null
  name: string
}

const CRAYONS = [
  'crayon-tomato',
  'crayon-tangerine',
  'crayon-sun',
  'crayon-leaf',
  'crayon-sky',
  'crayon-grape',
]

export function ThemeGrid({ categories }: { categories: readonly Theme[] }) {
  const language = useLanguage()
  return (
    <ul className="grid grid-cols-2 gap-3 sm:grid-cols-3 sm:gap-4 lg:grid-cols-5">
      {categories.map((category, index) => (
        <li key={category.id}>
          <Link
            to={paths.category(language, category.slug)}
            className={`outlined crayon flex h-full min-h-20 flex-col items-center justify-center gap-1 p-4 text-center font-display font-bold ${CRAYONS[index % CRAYONS.length]}`}
          >
            <span aria-hidden="true" className="text-3xl">
              {category.icon}
            </span>
            {category.name}
          </Link>
        </li>
      ))}
    </ul>
  )
}
