import type { Difficulty } from '#domain/creation.ts'
import { TextBundle } from '#app/lib/texts/text-bundle.tsx'
import { useText } from '#app/lib/texts/use-text.tsx'

/** Three pieces of advice that fit how fine the drawing is. They stand in the first HTML; only this screen loads their words. */
export function Tips({ difficulty }: { difficulty: Difficulty }) {
  return (
    <div className="outlined min-h-40 bg-sun-soft p-5">
      <TextBundle bundle="tips">
        <Written difficulty={difficulty} />
      </TextBundle>
    </div>
  )
}

function Written({ difficulty }: { difficulty: Difficulty }) {
  const t = useText()
  return (
    <section>
      <h2 className="mb-2 text-xl">{t('tips.title')}</h2>
      <ul className="list-disc space-y-1 pl-5">
        <li>{t(`tips.${difficulty}-1`)}</li>
        <li>{t(`tips.${difficulty}-2`)}</li>
        <li>{t(`tips.${difficulty}-3`)}</li>
      </ul>
    </section>
  )
}
