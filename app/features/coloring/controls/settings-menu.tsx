import { Settings2 } from 'lucide-react'
import { type ReactNode, useRef } from 'react'
import { useText } from '#app/lib/texts/use-text.tsx'
import { Button, ICON_BUTTON_CLASS } from '#app/ui/button.tsx'
import { changeTools, useTools } from '../model/tools.ts'

interface Props {
  onStartAgain(): void
  onFullScreen?(): void
  children?: ReactNode
}

/** Habits and rare actions. */
export function SettingsMenu({ onStartAgain, onFullScreen, children }: Props) {
  const t = useText()
  const tools = useTools()
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
          <Switch
            label={t('page.numbers')}
            isOn={tools.hasNumbers}
            onChange={(hasNumbers) => changeTools({ hasNumbers })}
          />
          <Switch
            label={t('coloring.cross-lines')}
            isOn={tools.crossesLines}
            onChange={(crossesLines) => changeTools({ crossesLines })}
          />
          <Switch
            label={t('coloring.left-handed')}
            isOn={tools.isLeftHanded}
            onChange={(isLeftHanded) => changeTools({ isLeftHanded })}
          />
          <Switch
            label={t('coloring.steps')}
            isOn={tools.hasSteps}
            onChange={(hasSteps) => changeTools({ hasSteps })}
          />
          {onFullScreen && (
            <Button
              onClick={() => {
                close()
                onFullScreen()
              }}
            >
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
            {t('coloring.start-again')}
          </Button>
          <p className="text-sm text-ink-soft">{t('coloring.on-this-device')}</p>
        </div>
      </div>
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
