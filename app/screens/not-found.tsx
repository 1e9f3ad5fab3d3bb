import { data } from 'react-router'
import { useLanguage } from '#app/lib/frame.ts'
import { paths } from '#app/lib/paths.ts'
import { useText } from '#app/lib/texts/use-text.tsx'
import { ButtonLink } from '#app/ui/button.tsx'

export function loader() {
  return data(null, { status: 404 })
}

export const meta = () => [{ name: 'robots', content: 'noindex' }]

export default function NotFound() {
  const t = useText()
  const language = useLanguage()
  return (
    <section className="py-20 text-center">
      <title>{t('not-found.title')}</title>
      <h1 className="text-4xl">{t('not-found.title')}</h1>
      <p className="mt-4">{t('not-found.hint')}</p>
      <ButtonLink look="main" to={paths.home(language)} className="mt-8">
        {t('not-found.home')}
      </ButtonLink>
    </section>
  )
}
