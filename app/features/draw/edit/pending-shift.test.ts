import { expect, test } from 'vitest'
import type { FigurePlacement, WishFigure } from '#artist/wish.ts'
import type { Scene } from '#artist/scene.ts'
import type { EditableFigure, EditablePicture } from '../worker/messages.ts'
import { pendingShift } from './pending-shift.ts'

const cat = { noun: 'cat', count: 1, looks: [], wears: [], holds: [] }

function shiftOf(inScene: FigurePlacement | undefined, drawn: Pick<EditableFigure, 'placement' | 'wished'>) {
  const figure: WishFigure = { ...cat, ...(inScene && { placement: inScene }) }
  const scene: Scene = {
    version: 2,
    wish: { language: 'en', figures: [figure], unknown: [] },
    style: 'cartoon',
    difficulty: 'medium',
    seed: 1,
    orientation: 'portrait',
    frame: true,
  }
  const box = { x: 0.1, y: 0.5, w: 0.2, h: 0.4 }
  const editable = { index: 0, group: 0, name: 'cat', box, own: drawn.placement, poses: [], canFlip: true }
  const picture: EditablePicture = { nouns: ['cat'], seed: 1, shape: 0.7, isMandala: false, figures: [] }
  return pendingShift({ ...editable, ...drawn }, scene, picture)
}

const placement = { x: 0.5, y: 0.9, size: 0.3 }

test('a moved figure is shown at its new place until the picture is drawn again', () => {
  expect(shiftOf({ ...placement, x: 0.6 }, { placement })).toMatchObject({ dx: expect.closeTo(0.1), dy: 0 })
  expect(shiftOf({ ...placement, x: 0.6 }, { placement, wished: placement })).toBeDefined()
  expect(shiftOf(undefined, { placement })).toBeUndefined()
})

test('a figure that was kept inside the sheet is not shown a second time', () => {
  const wished = { x: 1, y: 0.2, size: 0.4, mirrored: true }
  expect(shiftOf(wished, { placement, wished })).toBeUndefined()
})
