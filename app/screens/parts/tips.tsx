import type { Difficulty } from '#domain/creation.ts'
import { useText } from '#app/lib/texts/use-text.tsx'

/** Three pieces of advice that fit how fine the drawing is. */
export function Tips({ difficulty }: { difficulty: Difficulty }) {
  const t = useText()
  return (
    <section className="outlined bg-sun-soft p-5">
      <h2 className="mb-2 text-xl">{t('page.tips')}</h2>
      <ul className="list-disc space-y-1 pl-5">
        <li>{t(`page.tip-${difficulty}-1`)}</li>
        <li>{t(`page.tip-${difficulty}-2`)}</li>
        <li>{t(`page.tip-${difficulty}-3`)}</li>
      </ul>
    </section>
  )
}
