import { useEffect, useEffectEvent, useState } from 'react'
import type { TextId } from '#app/lib/texts/text-id.ts'
import { useText } from '#app/lib/texts/use-text.tsx'
import type { Drawing } from '../worker/messages.ts'
import { hideEditHint } from './edit-toolbar.tsx'
import { findFigure, type SceneChange } from './scene-changes.ts'
import type { Selection } from './selection.ts'

interface Options {
  drawing: Drawing | undefined
  edit(...changes: SceneChange[]): void
  undo(): void
  redo(): void
}

const ANNOUNCED: Record<SceneChange['kind'], TextId> = {
  move: 'draw.done-move',
  resize: 'draw.done-resize',
  flip: 'draw.done-flip',
  pose: 'draw.done-pose',
  exchange: 'draw.done-exchange',
  double: 'draw.done-double',
  remove: 'draw.done-remove',
  add: 'draw.done-add',
  place: 'draw.done-place',
  weather: 'draw.done-place',
  time: 'draw.done-place',
}

/** The selection in the picture, the announcements of changes for screen readers, and the keyboard shortcuts of the table. */
export function usePictureEditing({ drawing, edit, undo, redo }: Options) {
  const t = useText()
  const [selected, setSelected] = useState<{ selection: Selection; takesFocus: boolean }>()
  const [announcement, setAnnouncement] = useState('')
  const close = () => setSelected(undefined)
  const onKeyDown = useEffectEvent((event: KeyboardEvent) => {
    if (event.key === 'Escape' && selected) return close()
    // Text fields have their own history.
    const isTyping = event.target instanceof Element && event.target.matches('input[type=text], textarea')
    if (isTyping || !(event.ctrlKey || event.metaKey) || event.altKey) return
    const key = event.key.toLowerCase()
    const isRedo = key === 'y' || (key === 'z' && event.shiftKey)
    if (!isRedo && key !== 'z') return
    event.preventDefault()
    if (isRedo) redo()
    else undo()
  })
  useEffect(() => {
    document.addEventListener('keydown', onKeyDown)
    return () => document.removeEventListener('keydown', onKeyDown)
  }, [])
  return {
    selection: selected?.selection,
    takesFocus: selected?.takesFocus ?? false,
    announcement,
    select(selection: Selection, takesFocus = true) {
      hideEditHint()
      // On a phone the panel would cover the changed part of the picture.
      if (selection.kind !== 'figure')
        document.querySelector('[data-picture]')?.scrollIntoView({ block: 'nearest' })
      setSelected({ selection, takesFocus })
    },
    close,
    change(...changes: SceneChange[]) {
      const [first] = changes
      if (!first || !drawing) return
      hideEditHint()
      edit(...changes)
      const figure = 'figure' in first ? findFigure(drawing.picture, first.figure) : undefined
      setAnnouncement(t(ANNOUNCED[first.kind], { name: figure?.name ?? '' }))
      if (first.kind === 'remove') close()
    },
  }
}
