import { useEffect, useMemo, useRef, useState, useSyncExternalStore } from 'react'
import { colorByNumber, MAX_COLORS } from '#domain/coloring/color-by-number.ts'
import { UnsavedWarning } from '#app/components/device-pictures/unsaved-warning.tsx'
import { registerServiceWorker } from '#app/lib/browser/register-service-worker.ts'
import { useLanguage } from '#app/lib/layout/site-data.ts'
import { paths } from '#app/lib/navigation/paths.ts'
import { useText } from '#app/lib/texts/use-text.tsx'
import { ButtonLink } from '#app/ui/button.tsx'
import { ColoringCanvas } from './coloring-canvas.tsx'
import { EditorHeader } from './controls/editor-header.tsx'
import { Palette } from './controls/palette.tsx'
import { SettingsMenu } from './controls/settings-menu.tsx'
import { StepBar } from './controls/step-bar.tsx'
import { ToolBar } from './controls/tool-bar.tsx'
import { SaveButtons } from './export/save-buttons.tsx'
import type { LoadedColoring } from './load-coloring.ts'
import { doneActions } from './model/coloring-history.ts'
import { type ColoringSession, createColoringSession } from './model/coloring-session.ts'
import { useTools } from './model/tools.ts'
import { useRegionSteps } from './model/use-region-steps.ts'

interface Props {
  loaded: LoadedColoring
  slug: string
  title: string
  onLeave(): void
}

/** A page with everything to color it: tools, crayons, undo, settings. */
export function ColoringEditor({ loaded, slug, title, onLeave }: Props) {
  const t = useText()
  const language = useLanguage()
  const tools = useTools()
  const root = useRef<HTMLDivElement>(null)
  const [session] = useState(() =>
    createColoringSession({ page: loaded.page, slug, title, stored: loaded.stored }),
  )
  const { history, save } = useSyncExternalStore(session.subscribe, session.get)
  const { numbered, numbers } = useNumbers(loaded, tools.hasNumbers)
  const { regionMap } = loaded.page
  const { focused, focus, description, step } = useRegionSteps({ regionMap, history, numbered })
  useUndoKeys(session)
  useOfflineColoring()
  const applyToFocused = (kind: 'fill' | 'clear') => {
    if (focused === undefined) return step(1)
    const { tool, crayon, pattern } = tools
    session.apply(
      kind === 'fill' && tool !== 'eraser'
        ? { kind: 'fill', region: focused, crayon, ...(pattern !== 'plain' && { pattern }) }
        : { kind: 'clear', region: focused },
    )
  }
  return (
    <div ref={root} className="flex h-full flex-col bg-paper">
      <EditorHeader title={title} history={history} onLeave={onLeave} onMove={session.move}>
        <SettingsMenu onStartAgain={() => session.apply({ kind: 'start-again' })} fullScreenElement={root}>
          <SaveButtons loaded={loaded} title={title} actions={() => doneActions(session.get().history)} />
          <ButtonLink to={paths.colorings(language)}>{t('coloring.gallery')}</ButtonLink>
        </SettingsMenu>
      </EditorHeader>
      {save === 'unsaved' && <UnsavedWarning />}
      <div
        className={`flex min-h-0 grow flex-col ${tools.isLeftHanded ? 'landscape:flex-row-reverse' : 'landscape:flex-row'}`}
      >
        <ColoringCanvas
          loaded={loaded}
          session={session}
          history={history}
          focused={focused}
          numbered={numbered}
          onFocus={focus}
          onUse={applyToFocused}
        />
        <div className="flex shrink-0 flex-col border-ink bg-paper portrait:border-t-[2.5px] landscape:w-[11.5rem] landscape:overflow-y-auto landscape:border-x-[2.5px]">
          <ToolBar />
          <Palette numbers={numbers} />
        </div>
      </div>
      {tools.hasSteps && (
        <StepBar
          label={description || t('coloring.steps-start')}
          onStep={step}
          onFill={() => applyToFocused('fill')}
        />
      )}
      <p aria-live="polite" className="sr-only" data-saved={save}>
        {description}
      </p>
    </div>
  )
}

/** The page by number, and the number of each crayon. */
function useNumbers({ page }: LoadedColoring, hasNumbers: boolean) {
  return useMemo(() => {
    const numbered = hasNumbers ? colorByNumber(page.regionMap, { colors: MAX_COLORS }) : undefined
    const numbers = numbered && new Map(numbered.legend.map(({ number, crayon }) => [crayon, number]))
    return { numbered, numbers }
  }, [hasNumbers, page])
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

/** Stores this screen and the gallery on the device. The gallery is loaded now, so that it opens without a connection, too. */
function useOfflineColoring(): void {
  const language = useLanguage()
  useEffect(() => {
    void import('./gallery/gallery.tsx').then(() => registerServiceWorker([paths.colorings(language)]))
  }, [language])
}
