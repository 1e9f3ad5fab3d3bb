import type { Difficulty } from '#domain/pages/creation-options.ts'
import { TextBundle } from '#app/lib/texts/text-bundle.tsx'
import { useText } from '#app/lib/texts/use-text.tsx'

/** Three tips for this difficulty. Only the detail screen loads their texts. */
export function ColoringTips({ difficulty }: { difficulty: Difficulty }) {
  return (
    <div className="outlined min-h-40 bg-sun-soft p-5">
      <TextBundle bundle="tips">
        <TipList difficulty={difficulty} />
      </TextBundle>
    </div>
  )
}

function TipList({ difficulty }: { difficulty: Difficulty }) {
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
