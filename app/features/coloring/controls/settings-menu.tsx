import { Expand, RotateCcw, Settings2 } from 'lucide-react'
import { type ReactNode, type RefObject, useRef } from 'react'
import { NumberTaskSelect } from '#app/components/number-task-select.tsx'
import type { TextId } from '#app/lib/texts/text-id.ts'
import { useText } from '#app/lib/texts/use-text.tsx'
import { Button, ICON_BUTTON_CLASS } from '#app/ui/button.tsx'
import { changeTools, numberTaskOf, type Tools, useTools } from '../model/tools.ts'

interface Props {
  onStartAgain(): void
  fullScreenElement: RefObject<HTMLElement | null>
  children?: ReactNode
}

/** Settings and rare actions. */
export function SettingsMenu({ onStartAgain, fullScreenElement, children }: Props) {
  const t = useText()
  const menu = useRef<HTMLDivElement>(null)
  const close = () => menu.current?.hidePopover()
  return (
    <>
      <button
        type="button"
        popoverTarget="coloring-menu"
        aria-label={t('coloring.menu')}
        title={t('coloring.menu')}
        className={`${ICON_BUTTON_CLASS} crayon-sun`}
      >
        <Settings2 aria-hidden="true" className="size-5" strokeWidth={2.5} />
      </button>
      <div
        ref={menu}
        id="coloring-menu"
        popover="auto"
        role="dialog"
        aria-label={t('coloring.menu')}
        className="outlined top-16 right-2 left-auto m-0 max-h-[calc(100dvh-5rem)] w-[min(100vw-1rem,22rem)] overflow-y-auto p-3 text-ink"
      >
        <div className="flex flex-col gap-2">
          {children}
          <Settings />
          {document.fullscreenEnabled && (
            <Button
              onClick={() => {
                close()
                toggleFullScreen(fullScreenElement.current)
              }}
            >
              <Expand aria-hidden="true" className="size-5 shrink-0" strokeWidth={2.5} />
              {t('coloring.full-screen')}
            </Button>
          )}
          <Button
            variant="danger"
            onClick={() => {
              close()
              onStartAgain()
            }}
          >
            <RotateCcw aria-hidden="true" className="size-5 shrink-0" strokeWidth={2.5} />
            {t('coloring.start-again')}
          </Button>
          <p className="text-sm text-ink-soft">{t('coloring.on-this-device')}</p>
        </div>
      </div>
    </>
  )
}

function toggleFullScreen(element: HTMLElement | null): void {
  void (document.fullscreenElement ? document.exitFullscreen() : element?.requestFullscreen())
}

const SETTINGS: readonly [keyof Tools & `${'has' | 'is' | 'crosses'}${string}`, TextId][] = [
  ['crossesLines', 'coloring.cross-lines'],
  ['isLeftHanded', 'coloring.left-handed'],
  ['hasSteps', 'coloring.steps'],
  ['hasSounds', 'coloring.sounds'],
]

function Settings() {
  const t = useText()
  const tools = useTools()
  return (
    <>
      <NumberTaskSelect
        label={t('page.numbers')}
        value={tools.numberTask}
        canBeOff
        onChange={(task) => changeTools({ numberTask: numberTaskOf(task) })}
      />
      {SETTINGS.map(([setting, label]) => (
        <Switch
          key={setting}
          label={t(label)}
          isOn={tools[setting]}
          onChange={(isOn) => changeTools({ [setting]: isOn })}
        />
      ))}
    </>
  )
}

function Switch({ label, isOn, onChange }: { label: string; isOn: boolean; onChange(isOn: boolean): void }) {
  return (
    <label className="flex min-h-11 items-center gap-3 font-display font-bold">
      <input
        type="checkbox"
        checked={isOn}
        onChange={({ target }) => onChange(target.checked)}
        className="size-6 accent-ink"
      />
      {label}
    </label>
  )
}
