import { ArrowLeft, Redo2, Undo2 } from 'lucide-react'
import { type ReactNode, useEffect, useMemo, useRef, useState, useSyncExternalStore } from 'react'
import { colorByNumber, MAX_COLORS } from '#domain/coloring/color-by-number.ts'
import { CRAYONS } from '#domain/coloring/crayons.ts'
import { UnsavedWarning } from '#app/components/device-pictures/unsaved-warning.tsx'
import { registerServiceWorker } from '#app/lib/browser/register-service-worker.ts'
import { useLanguage } from '#app/lib/layout/site-data.ts'
import { paths } from '#app/lib/navigation/paths.ts'
import { useText } from '#app/lib/texts/use-text.tsx'
import { ButtonLink, ICON_BUTTON_CLASS } from '#app/ui/button.tsx'
import { Palette } from './controls/palette.tsx'
import { SettingsMenu } from './controls/settings-menu.tsx'
import { StepBar } from './controls/step-bar.tsx'
import { ToolBar } from './controls/tool-bar.tsx'
import { SaveButtons } from './export/save-buttons.tsx'
import { ColoringCanvas } from './coloring-canvas.tsx'
import type { LoadedColoring } from './load-coloring.ts'
import { filledCrayon, paintedItems } from '#domain/coloring/coloring-action.ts'
import { doneActions } from './model/coloring-history.ts'
import { createColoringSession } from './model/coloring-session.ts'
import { placeAmongNamesakes, stepOrder } from './model/region-steps.ts'
import { useTools } from './model/tools.ts'

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
  const { regions, names } = loaded.page.regionMap
  const [session] = useState(() =>
    createColoringSession({ page: loaded.page, slug, title, stored: loaded.stored }),
  )
  const { history, save } = useSyncExternalStore(session.subscribe, session.get)
  const order = useMemo(() => stepOrder(loaded.page.regionMap), [loaded])
  const { hasNumbers } = tools
  const numbered = useMemo(
    () => (hasNumbers ? colorByNumber(loaded.page.regionMap, { colors: MAX_COLORS }) : undefined),
    [hasNumbers, loaded],
  )
  const numbers = useMemo(
    () => numbered && new Map(numbered.legend.map(({ number, crayon }) => [crayon, number])),
    [numbered],
  )
  const [focused, setFocused] = useState<number>()

  /** "castle, 3 of 12, red" */
  const describe = (region: number | undefined): string => {
    if (region === undefined) return ''
    const { place, count } = placeAmongNamesakes(regions, order, region)
    const name =
      regions[region]![5] === undefined ? t('coloring.area') : names[regions[region]![5]]![language]
    const crayon = filledCrayon(paintedItems(doneActions(history)), region)
    const color = crayon === undefined ? t('coloring.no-color') : t(`coloring.crayon-${CRAYONS[crayon]!.id}`)
    const number = numbered?.regions[region]?.text
    return `${number ? `${number}: ` : ''}${t('coloring.region', { name, place, count, color })}`
  }
  const step = (by: -1 | 1) => {
    const at = focused === undefined ? (by > 0 ? -1 : 0) : order.indexOf(focused)
    setFocused(order[(at + by + order.length) % order.length])
  }
  const use = (kind: 'fill' | 'clear') => {
    if (focused === undefined) return step(1)
    const { crayon, pattern } = tools
    session.apply(
      kind === 'fill' && tools.tool !== 'eraser'
        ? { kind: 'fill', region: focused, crayon, ...(pattern !== 'plain' && { pattern }) }
        : { kind: 'clear', region: focused },
    )
  }
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
  useEffect(() => {
    // The gallery is loaded now, so that it opens without a connection, too.
    void import('./gallery/gallery.tsx').then(() => registerServiceWorker([paths.colorings(language)]))
  }, [language])
  const enterFullScreen = document.fullscreenEnabled
    ? () => void (document.fullscreenElement ? document.exitFullscreen() : root.current?.requestFullscreen())
    : undefined

  return (
    <div ref={root} className="flex h-full flex-col bg-paper">
      <header className="flex items-center gap-1.5 border-b-[2.5px] border-ink p-2">
        <BarButton label={t('coloring.back')} onClick={onLeave}>
          <ArrowLeft aria-hidden="true" className="size-5" strokeWidth={2.5} />
        </BarButton>
        <h1 className="min-w-0 grow truncate px-1 text-lg sm:text-xl">{title}</h1>
        <BarButton label={t('coloring.undo')} isOff={history.done === 0} onClick={() => session.move(-1)}>
          <Undo2 aria-hidden="true" className="size-5" strokeWidth={2.5} />
        </BarButton>
        <BarButton
          label={t('coloring.redo')}
          isOff={history.done === history.actions.length}
          onClick={() => session.move(1)}
        >
          <Redo2 aria-hidden="true" className="size-5" strokeWidth={2.5} />
        </BarButton>
        <SettingsMenu
          onStartAgain={() => session.apply({ kind: 'start-again' })}
          onFullScreen={enterFullScreen}
        >
          <SaveButtons loaded={loaded} title={title} actions={() => doneActions(session.get().history)} />
          <ButtonLink to={paths.colorings(language)}>{t('coloring.gallery')}</ButtonLink>
        </SettingsMenu>
      </header>
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
          onFocus={setFocused}
          onUse={use}
        />
        <div className="flex shrink-0 flex-col border-ink bg-paper portrait:border-t-[2.5px] landscape:w-[11.5rem] landscape:overflow-y-auto landscape:border-x-[2.5px]">
          <ToolBar />
          <Palette numbers={numbers} />
        </div>
      </div>
      {tools.hasSteps && (
        <StepBar
          label={focused === undefined ? t('coloring.steps-start') : describe(focused)}
          onStep={step}
          onFill={() => use('fill')}
        />
      )}
      <p aria-live="polite" className="sr-only" data-saved={save}>
        {describe(focused)}
      </p>
    </div>
  )
}

function BarButton({
  label,
  isOff = false,
  onClick,
  children,
}: {
  label: string
  isOff?: boolean
  onClick(): void
  children: ReactNode
}) {
  return (
    <button
      type="button"
      aria-label={label}
      title={label}
      // Stays focusable, so that the keyboard does not lose its place after the last undo.
      aria-disabled={isOff || undefined}
      onClick={isOff ? undefined : onClick}
      className={`${ICON_BUTTON_CLASS} crayon-sun`}
    >
      {children}
    </button>
  )
}
