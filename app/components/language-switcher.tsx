import { useLocation } from 'react-router'
import { LANGUAGES, type Language } from '#domain/text/languages.ts'
import { pathInLanguage } from '#app/lib/language/url-language.ts'
import { LANGUAGE_NAMES, saveLanguagePreference } from '#app/lib/language/language-preference.ts'
import { useText } from '#app/lib/texts/use-text.tsx'

/** Each language has one of the six colors of the logo. */
const DOTS: Record<Language, string> = {
  en: 'bg-tomato',
  de: 'bg-tangerine',
  fr: 'bg-sun',
  es: 'bg-leaf',
  it: 'bg-sky',
  nl: 'bg-grape',
}

/** Links in a `<details>` element work without scripts; with scripts the choice is also stored. */
export function LanguageSwitcher({ current, asList }: { current: Language; asList?: boolean }) {
  const t = useText()
  if (asList)
    return (
      <section aria-label={t('header.language')} className="mt-2 border-t-2 border-dashed border-ink pt-4">
        <h3 className="mb-2 text-lg">{t('header.language')}</h3>
        <Choices current={current} />
      </section>
    )
  return (
    <details className="relative" onToggle={() => void import('./close-menus.ts')}>
      <summary className="outlined crayon crayon-sun flex min-h-11 min-w-14 list-none items-center justify-center gap-2 px-3 font-display font-bold uppercase [&::-webkit-details-marker]:hidden">
        <span className="sr-only">{t('header.language')}: </span>
        <Dot language={current} />
        {current}
      </summary>
      <div className="outlined absolute right-0 z-40 mt-2 w-52 p-1.5">
        <Choices current={current} />
      </div>
    </details>
  )
}

function Choices({ current }: { current: Language }) {
  const { pathname, search } = useLocation()
  return (
    <ul>
      {LANGUAGES.map((language) => (
        <li key={language}>
          <a
            href={pathInLanguage(pathname + search, language)}
            hrefLang={language}
            lang={language}
            aria-current={language === current ? 'true' : undefined}
            // The server knows neither the fragment of the URL nor parameters that its screen ignores, so both are added on click.
            onClick={({ currentTarget }) => {
              currentTarget.search = location.search
              currentTarget.hash = location.hash
              saveLanguagePreference(language)
            }}
            className="crayon crayon-sun flex min-h-11 items-center gap-3 rounded-xl px-3 font-display font-bold decoration-[3px] underline-offset-4 aria-[current]:underline"
          >
            <Dot language={language} />
            {LANGUAGE_NAMES[language]}
          </a>
        </li>
      ))}
    </ul>
  )
}

const Dot = ({ language }: { language: Language }) => (
  <span
    aria-hidden="true"
    className={`size-3.5 shrink-0 rounded-full border-2 border-ink ${DOTS[language]}`}
  />
)
