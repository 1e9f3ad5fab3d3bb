import { Images } from 'lucide-react'
import { type RefObject, useEffect, useMemo, useRef, useState } from 'react'
import { colorByNumber, MAX_COLORS } from '#domain/coloring/color-by-number.ts'
import type { ColoringAction } from '#domain/coloring/coloring-action.ts'
import type { NumberTask } from '#domain/coloring/sums.ts'
import { SavePictureButton } from '#app/components/device-pictures/save-picture-button.tsx'
import { UnsavedWarning } from '#app/components/device-pictures/unsaved-warning.tsx'
import { whenIdle } from '#app/lib/browser/when-idle.ts'
import { registerServiceWorker } from '#app/lib/browser/register-service-worker.ts'
import { useLanguage } from '#app/lib/layout/site-data.ts'
import { paths } from '#app/lib/navigation/paths.ts'
import { useText } from '#app/lib/texts/use-text.tsx'
import { ButtonLink } from '#app/ui/button.tsx'
import { ColoringCanvas } from './coloring-canvas.tsx'
import { EditorHeader } from './controls/editor-header.tsx'
import { FocusedRegion } from './controls/focused-region.tsx'
import { Palette } from './controls/palette.tsx'
import { SettingsMenu } from './controls/settings-menu.tsx'
import { ToolBar } from './controls/tool-bar.tsx'
import { createPng } from './export/render-picture.ts'
import { SaveButtons } from './export/save-buttons.tsx'
import type { LoadedColoring } from './load-coloring.ts'
import { onChangeInOtherTab } from './model/coloring-changes.ts'
import { doneActions } from './model/coloring-history.ts'
import { type ColoringSession, createColoringSession } from './model/coloring-session.ts'
import { changeTools, readTools, useTool } from './model/tools.ts'
import { useRegionSteps } from './model/use-region-steps.ts'
import { useSounds } from './model/use-sounds.ts'
import { useSession } from './model/use-session.ts'

interface Props {
  loaded: LoadedColoring
  slug: string
  title: string
  onLeave(): void
}

/** A page with everything to color it: tools, crayons, undo, settings. */
export function ColoringEditor({ loaded, slug, title, onLeave }: Props) {
  const root = useRef<HTMLDivElement>(null)
  const [session] = useState(() =>
    createColoringSession({ page: loaded.page, slug, title, stored: loaded.stored }),
  )
  const { regionMap } = loaded.page
  const steps = useRegionSteps(regionMap)
  const { numbered, numbers } = useNumbers(loaded, useTool('numberTask'))
  const isLeftHanded = useTool('isLeftHanded')
  useUndoKeys(session)
  useEffect(() => onChangeInOtherTab((id) => void session.reload(id)), [session])
  useSounds(session)
  useOfflineColoring()
  const applyToFocused = (kind: 'fill' | 'clear') => {
    if (steps.focused === undefined) steps.step(1)
    else session.apply(actionOn(steps.focused, kind))
  }
  return (
    <div ref={root} className="flex h-full flex-col bg-paper">
      <EditorHeader title={title} session={session} onLeave={onLeave}>
        <EditorMenu loaded={loaded} session={session} title={title} fullScreenElement={root} />
      </EditorHeader>
      <SaveWarning loaded={loaded} session={session} title={title} />
      <div
        className={`flex min-h-0 grow flex-col ${isLeftHanded ? 'landscape:flex-row-reverse' : 'landscape:flex-row'}`}
      >
        <ColoringCanvas
          loaded={loaded}
          session={session}
          steps={steps}
          numbered={numbered}
          onUse={applyToFocused}
        />
        <div className="flex shrink-0 flex-col border-ink bg-paper portrait:border-t-[2.5px] landscape:w-[11.5rem] board:w-[19rem] landscape:overflow-y-auto landscape:border-x-[2.5px]">
          <ToolBar />
          <Palette numbers={numbers} />
        </div>
      </div>
      <FocusedRegion
        regionMap={regionMap}
        session={session}
        steps={steps}
        numbered={numbered}
        onFill={() => applyToFocused('fill')}
      />
    </div>
  )
}

/** What the keyboard does to a region with the selected tool. */
function actionOn(region: number, kind: 'fill' | 'clear'): ColoringAction {
  const { tool, crayon, pattern } = readTools()
  return kind === 'fill' && tool !== 'eraser'
    ? { kind, region, crayon, ...(pattern !== 'plain' && { pattern }) }
    : { kind: 'clear', region }
}

interface MenuProps extends Pick<Props, 'loaded' | 'title'> {
  session: ColoringSession
  fullScreenElement: RefObject<HTMLElement | null>
}

function EditorMenu({ loaded, session, title, fullScreenElement }: MenuProps) {
  const t = useText()
  const language = useLanguage()
  return (
    <SettingsMenu
      onStartAgain={() => session.apply({ kind: 'start-again' })}
      fullScreenElement={fullScreenElement}
    >
      <SaveButtons loaded={loaded} title={title} actions={() => doneActions(session.get().history)} />
      <ButtonLink to={paths.colorings(language)}>
        <Images aria-hidden="true" className="size-5 shrink-0" strokeWidth={2.5} />
        {t('coloring.gallery')}
      </ButtonLink>
    </SettingsMenu>
  )
}

function SaveWarning({ loaded, session, title }: Omit<MenuProps, 'fullScreenElement'>) {
  const isUnsaved = useSession(session, ({ save }) => save === 'unsaved')
  if (!isUnsaved) return null
  return (
    <UnsavedWarning>
      <SavePictureButton
        title={title}
        createPng={() => createPng(loaded.page, loaded.drawing, doneActions(session.get().history))}
      />
    </UnsavedWarning>
  )
}

/** The page by number, and the number of each crayon. */
function useNumbers({ page }: LoadedColoring, task: NumberTask | '') {
  const result = useMemo(() => {
    if (!task) return {}
    const sums = task === 'plain' ? undefined : task
    const numbered = colorByNumber(page.regionMap, { colors: MAX_COLORS, sums })
    return { numbered, numbers: new Map(numbered.legend.map(({ number, crayon }) => [crayon, number])) }
  }, [task, page])
  // By number, the box contains only the crayons with a number, so another selected crayon is replaced by one of them.
  useEffect(() => {
    const [first] = result.numbers?.keys() ?? []
    if (first !== undefined && !result.numbers?.has(readTools().crayon)) changeTools({ crayon: first })
  }, [result])
  return result
}

/** Ctrl+Z undoes, Ctrl+Y and Ctrl+Shift+Z repeat. */
function useUndoKeys(session: ColoringSession): void {
  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => {
      if (!event.ctrlKey && !event.metaKey) return
      const key = event.key.toLowerCase()
      if (key !== 'z' && key !== 'y') return
      event.preventDefault()
      session.move(key === 'y' || event.shiftKey ? 1 : -1)
    }
    addEventListener('keydown', onKeyDown)
    return () => removeEventListener('keydown', onKeyDown)
  }, [session])
}

/** Stores this screen and the gallery on the device, so that both open without a connection. */
function useOfflineColoring(): void {
  const language = useLanguage()
  useEffect(
    () =>
      whenIdle(() => {
        void import('./gallery/gallery.tsx').then(() => registerServiceWorker([paths.colorings(language)]))
      }),
    [language],
  )
}
