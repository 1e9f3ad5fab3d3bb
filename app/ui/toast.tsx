import { createContext, type ReactNode, use, useCallback, useEffect, useMemo, useState } from 'react'

export type ToastKind = 'success' | 'error' | 'info' | 'warning' | 'loading'

export interface Toast {
  kind: ToastKind
  title: string
  text?: string
  /** A button such as "Undo", which closes the message. */
  action?: { label: string; onClick(): void }
}

interface Toaster {
  show(toast: Toast): void
  clear(): void
}

const ToasterContext = createContext<Toaster | null>(null)

const KIND_CLASSES: Record<ToastKind, string> = {
  success: 'bg-leaf-soft',
  error: 'bg-tomato-soft',
  info: 'bg-sky-soft',
  warning: 'bg-sun-soft',
  loading: 'bg-sheet',
}
const SYMBOLS: Record<ToastKind, string> = { success: '✓', error: '✗', info: 'i', warning: '!', loading: '…' }
const SHOWN_FOR_MS = 6000
/** Users of a keyboard or a screen reader need more time to reach the button of a message. */
const SHOWN_WITH_ACTION_FOR_MS = 20_000

/**
 * Shows one message at a time. Errors stay until the user closes them; other messages close after a while, except
 * under mouse or focus.
 */
export function ToastArea({ closeLabel, children }: { closeLabel: string; children: ReactNode }) {
  const [toast, setToast] = useState<(Toast & { key: number }) | null>(null)
  const [isPaused, setPaused] = useState(false)
  const clear = useCallback(() => setToast(null), [])
  const show = useCallback(
    (next: Toast) => setToast((previous) => ({ ...next, key: (previous?.key ?? 0) + 1 })),
    [],
  )
  const toaster = useMemo(() => ({ show, clear }), [show, clear])
  useEffect(() => {
    if (!toast || isPaused || toast.kind === 'error' || toast.kind === 'loading') return
    // Another message may have replaced this one before the timer fires.
    const hide = () => setToast((shown) => (shown === toast ? null : shown))
    const timer = setTimeout(hide, toast.action ? SHOWN_WITH_ACTION_FOR_MS : SHOWN_FOR_MS)
    return () => clearTimeout(timer)
  }, [toast, isPaused])
  return (
    <ToasterContext value={toaster}>
      {children}
      <div
        className="pointer-events-none fixed inset-x-0 bottom-0 z-50 flex justify-center p-4 pb-3"
        data-no-print
      >
        <div
          role={toast?.kind === 'error' ? 'alert' : 'status'}
          aria-live={toast?.kind === 'error' ? 'assertive' : 'polite'}
        >
          {toast && (
            <div
              key={toast.key}
              onMouseEnter={() => setPaused(true)}
              onMouseLeave={() => setPaused(false)}
              onFocus={() => setPaused(true)}
              onBlur={() => setPaused(false)}
              className={`outlined above-bottom-bars pointer-events-auto flex max-w-lg animate-sheet-in items-start gap-3 py-3 pr-2 pl-4 ${KIND_CLASSES[toast.kind]}`}
            >
              <span
                aria-hidden="true"
                className="mt-0.5 inline-flex size-6 shrink-0 items-center justify-center rounded-full border-2 border-ink bg-sheet text-sm font-bold"
              >
                {SYMBOLS[toast.kind]}
              </span>
              <div className="min-w-0 py-0.5">
                <p className="font-display font-bold">{toast.title}</p>
                {toast.text && <p className="wrap-anywhere">{toast.text}</p>}
                {toast.action && (
                  <button
                    type="button"
                    onClick={() => {
                      toast.action?.onClick()
                      clear()
                    }}
                    className="min-h-11 font-display font-bold underline decoration-[3px] underline-offset-4"
                  >
                    {toast.action.label}
                  </button>
                )}
              </div>
              <button
                type="button"
                onClick={clear}
                aria-label={closeLabel}
                className="inline-flex size-11 shrink-0 items-center justify-center rounded-full hover:bg-sheet"
              >
                <span aria-hidden="true">✕</span>
              </button>
            </div>
          )}
        </div>
      </div>
    </ToasterContext>
  )
}

export function useToast(): Toaster {
  const toaster = use(ToasterContext)
  if (!toaster) throw new Error('useToast needs <ToastArea> above it')
  return toaster
}
