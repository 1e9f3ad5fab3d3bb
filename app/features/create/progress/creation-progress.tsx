import { CREATION_STAGES, type CreationStage } from '#domain/pages/creation-options.ts'
import { useSiteData } from '#app/lib/layout/site-data.ts'
import { useText } from '#app/lib/texts/use-text.tsx'
import { SimilarPages } from './similar-pages.tsx'

interface Props {
  wish: string
  isSpoken: boolean
  /** The latest reported stage; undefined before the first one. */
  stage: CreationStage | undefined
}

/** The progress of a creation: an animated drawing, the stages, and similar pages to look at. */
export function CreationProgress({ wish, isSpoken, stage }: Props) {
  const t = useText()
  const { config } = useSiteData()
  const stages = CREATION_STAGES.filter((name) => name !== 'listening' || isSpoken)
  const currentIndex = stage ? stages.indexOf(stage) : -1
  return (
    <div className="flex flex-col gap-6">
      <div className="flex flex-wrap items-center gap-6">
        <Sketch />
        <div className="flex min-w-56 grow basis-0 flex-col gap-3">
          <ol aria-label={t('wish.stages')} className="flex flex-col gap-1.5">
            {stages.map((name, index) => (
              <li
                key={name}
                aria-current={index === currentIndex ? 'step' : undefined}
                className={`flex items-center gap-2.5 ${index > currentIndex ? 'text-ink-soft' : 'font-bold'}`}
              >
                <span
                  aria-hidden="true"
                  className={`inline-flex size-6 shrink-0 items-center justify-center rounded-full border-2 border-ink text-sm ${index < currentIndex ? 'bg-leaf' : index === currentIndex ? 'animate-pencil bg-sun' : 'bg-sheet'}`}
                >
                  {index < currentIndex ? '✓' : ''}
                </span>
                {t(`wish.stage-${name}`)}
              </li>
            ))}
          </ol>
          <p role="status">
            {t(config.features.images === 'hosted' ? 'wish.wait-hosted' : 'wish.wait')} {t('wish.may-leave')}
          </p>
        </div>
      </div>
      {wish && <SimilarPages wish={wish} />}
    </div>
  )
}

/** A cat looking at the moon, in nine strokes. */
function Sketch() {
  return (
    <svg
      viewBox="0 0 120 150"
      aria-hidden="true"
      className="outlined drawn-by-hand w-32 shrink-0 -rotate-2 bg-sheet p-2"
    >
      <path pathLength="1" d="M88 14c-13 3-19 14-15 25s15 16 26 10c-11 0-18-6-19-16-1-8 2-15 8-19Z" />
      <path
        pathLength="1"
        d="M30 132c-5-14-3-30 4-41-3-9-2-20 2-29l9 8c4-1 8-1 12 0l9-8c4 9 5 20 1 29 8 11 10 27 5 41Z"
      />
      <path pathLength="1" d="M72 132c14 2 24-4 25-15 1-9-5-15-11-13-5 2-4 9 1 9" />
      <path pathLength="1" d="M8 133c34-4 70-4 104 0" />
      <path pathLength="1" d="M43 83c0 3 4 3 4 0M56 83c0 3 4 3 4 0" />
      <path pathLength="1" d="m49 90 3 2 3-2M52 92c-1 4-5 4-6 2M52 92c1 4 5 4 6 2" />
      <path pathLength="1" d="M41 132c0-10 2-16 5-20M62 132c0-10-2-16-5-20" />
      <path pathLength="1" d="m22 28 2 5 5 1-4 4 1 5-4-3-5 3 1-5-4-4 6-1Z" />
      <path pathLength="1" d="m46 14 1 4 4 1-3 2 1 4-3-2-4 2 1-4-3-2 4-1Z" />
    </svg>
  )
}
