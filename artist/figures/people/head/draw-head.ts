import type { View } from '../../../drawing.ts'
import { moved, type Path } from '../../../geometry/path.ts'
import { createSketch } from '../../../geometry/sketch.ts'
import type { Frame, Vec } from '../../../geometry/vector.ts'
import { asPart, drawnOn, line, oval, shape, spot, type Piece } from '../../engine/piece.ts'
import { layersOfSketch, type Layer } from '../../engine/sketch-pieces.ts'
import type { Skeleton } from '../body/skeleton.ts'
import { drawFeatures, drawSkull, mouthPiece } from './face.ts'
import type { Features } from './features.ts'
import { hairBelowHeadwear, hairCap, hairOf, type HairName } from './hair.ts'
import { HATS, type HatName } from './hats.ts'
import { drawHijab } from './hijab.ts'
import { drawProfileSkull, profileMouth } from './profile-face.ts'
import { fromSide, hairFromBehind } from './turned-hair.ts'

export interface Looks extends Features {
  view?: View | undefined
  hair: HairName
  hat: HatName | null
  elfEars: boolean
}

export type HeadBones = Pick<Skeleton, 'body' | 'face' | 'headAngle' | 'turn' | 'pose' | 'at'>

export interface DrawnHead {
  layers: Layer[]
  anchors: Record<'head' | 'top' | 'mouth', Vec>
}
/** Draws a head on the neck. Animals bring their own function. */
export type DrawHead = (bones: HeadBones, looks: Looks) => DrawnHead

const BEHIND = -40
/** Headwear is drawn around the middle of a face from the front. */
const HAT_SHIFT = -3
/** How far the middle of the face is to the right of the head's middle. */
const FACE_SHIFT = 10

/** Draws head, hair, face and headwear. In its own frame half of the head's width is 50. */
export function drawHead(bones: HeadBones, looks: Looks): DrawnHead {
  const { face: at } = bones
  const layers: Layer[] = []
  const put = (z: number, ...pieces: Piece[]) => layers.push(...pieces.map((piece) => ({ z, piece })))
  const worn = looks.hat ? HATS[looks.hat] : null
  const rise = 62 + (worn?.rise ?? 0)
  const anchors = { head: at([HAT_SHIFT, -58]), top: at([HAT_SHIFT, -rise]), mouth: at([13, 32]) }
  if (looks.hat === 'hijab') {
    put(40, ...asPart('hat', drawHijab(looks, at)))
    return { layers, anchors }
  }
  const whole = worn?.cover === 'whole'
  if (looks.view === 'back' || (looks.view === 'profile' && !whole)) return drawTurnedHead(bones, looks)
  const masked = worn?.layers().some(({ z }) => z > 40 && z < 44) ?? false
  const helmet = worn?.cover === 'helmet'
  const hatted = worn && worn.cover !== 'none'
  const hair = hairOf(whole ? 'bald' : hatted ? hairBelowHeadwear(looks.hair, helmet ?? false) : looks.hair)
  const under: Frame = hatted ? ([x, y]) => at([x * 0.94, y * 0.93 + 2]) : at
  put(helmet ? 39 : BEHIND, ...asPart('hair', hair.back?.(at) ?? []))
  put(39.5, ...asPart('hair', hair.nape?.(at) ?? []))
  // Under a hood the face is smaller and in the middle of the opening.
  const onFace: Frame = whole ? ([x, y]) => at([(x - FACE_SHIFT) * 0.86 + FACE_SHIFT - 1, y * 0.84 + 1]) : at
  put(40, ...asPart('face', [drawSkull(looks, at, masked ? [] : drawFeatures(looks, at))]))
  if (masked) put(44, ...asPart('face', [drawnOn(drawFeatures(looks, onFace))]))
  put(42, ...asPart('hair', hairCap(hair, under)))
  if (!hair.hidesEar && !whole) put(42.5, ear(looks, at))
  put(43, ...asPart('hair', hair.top?.(at) ?? []))
  if (looks.beard) put(44.5, beard(looks, onFace))
  put(44.6, mouthPiece(looks, onFace))
  if (worn) layers.push(...hatLayers(worn, at, looks.detail))
  return { layers, anchors }
}

/** The head from the side or from behind. */
function drawTurnedHead({ face: at }: HeadBones, looks: Looks): DrawnHead {
  const layers: Layer[] = []
  const put = (z: number, ...pieces: Piece[]) => layers.push(...pieces.map((piece) => ({ z, piece })))
  const worn = looks.hat ? HATS[looks.hat] : null
  const hatted = worn && worn.cover !== 'none'
  const hair = hairOf(
    worn?.cover === 'whole' ? 'bald' : hatted ? hairBelowHeadwear(looks.hair, worn.cover === 'helmet') : looks.hair,
  )
  const rise = 62 + (worn?.rise ?? 0)
  const anchors = { head: at([HAT_SHIFT, -58]), top: at([HAT_SHIFT, -rise]), mouth: at([44, 30]) }
  const tight: Frame = hatted ? ([x, y]) => at([x * 0.94, y * 0.93 + 2]) : at
  if (looks.view === 'back') {
    const bare: Frame = ([x, y]) => at([x - 3, y])
    put(40, shape(bare, '0,-50 30,-43 46,-20 46,6 38,28 20,38 0,40 -20,38 -38,28 -46,6 -46,-20 -30,-43', [], { part: 'face' }))
    put(40.5, ear(looks, at), ear(looks, ([x, y]) => at([-x - 6, y])))
    put(42, ...asPart('hair', hairFromBehind(hair, tight)))
    if (worn) layers.push(...hatLayers({ ...worn, layers: () => worn.layers().filter(({ slides }) => !slides).map((layer) => ({ ...layer, marks: [], dots: [] })) }, at, looks.detail))
    return { layers, anchors: { ...anchors, mouth: at([0, 30]) } }
  }
  const side = fromSide(tight)
  // The head hides the hair on its far side.
  if (hair.middle) put(BEHIND, ...asPart('hair', hair.back?.(tight) ?? []))
  put(39.5, ...asPart('hair', hair.nape?.(tight) ?? []))
  put(40, ...asPart('face', [drawProfileSkull(looks, at)]))
  put(42, ...asPart('hair', hairCap(hair, side)))
  if (!hair.hidesEar) put(42.5, ear(looks, ([x, y]) => at([x + 34, y])))
  put(43, ...asPart('hair', hair.top?.(side) ?? []))
  if (looks.beard) put(44.5, beard(looks, fromSide(at)))
  put(44.6, profileMouth(looks, at))
  if (worn) layers.push(...hatLayers(worn, at, looks.detail))
  return { layers, anchors }
} // prettier-ignore

function hatLayers(worn: (typeof HATS)[HatName], at: Frame, detail: number): Layer[] {
  const sketch = createSketch()
  for (const { z, shapes, slides, level = 0, ...extras } of worn.layers()) {
    if (level > detail) continue
    const place: Frame = ([x, y]) => at([slides ? x * 0.92 + FACE_SHIFT - 2 : x + HAT_SHIFT, y])
    const all = (paths: readonly Path[] | undefined) => (paths ?? []).map((path) => moved(path, place))
    sketch.add(z, all(shapes), {
      ...(extras.glass && { glass: true }),
      lines: all(detail > 0 ? extras.lines : extras.lines?.slice(0, 1)),
      marks: all(extras.marks),
      dots: all(extras.dots),
    })
  }
  return layersOfSketch(sketch.parts, 'hat')
}

/** Large ears would look like headphones on short hair. */
const EAR = 0.84

function ear({ elfEars, hearingAid, grown, gaze }: Looks, at: Frame): Piece {
  const [x, y] = [-38, 8 - gaze[1] * 4 - grown * 3]
  const local: Frame = (v) => at([x + v[0] * EAR, y + v[1] * EAR])
  if (elfEars)
    return shape(
      local,
      '7,-8 0,-14 -22,-34! -16,-4 -8,10 2,12 8,4',
      [line(local, '-12,-20 -5,-4 1,4', 0.85)],
      { part: 'ear' },
    )
  const inner = [line(local, '-4,-5 -1,-9 4,-4', 0.85), line(local, '-1,-1 1,4', 0.85, undefined, 1)]
  const shell = '-9,-15 -2,-18 -2,-12 -8,-4 -8,9 -14,13 -18,4 -17,-7'
  const aid = [
    spot(local, shell, 'paper'),
    line(local, '-2,-15 6,-13 7,-4 2,2', 0.9, [0, 0]),
    oval(local, 1, 3, 3.2),
  ]
  return shape(local, '7,-8 1,-13 -8,-9 -9,3 -3,12 4,11 8,4', hearingAid ? aid : inner, { part: 'ear' })
}

const FULL =
  '-46,2! -42,22 -30,31 -14,28 0,21 13,24 25,21 34,27 41,20 45,2! 52,20 49,36 42,54 34,60 27,72 12,77 -2,74 -14,66 -28,62 -38,48 -50,36 -52,16'
const LONG =
  '-46,2! -42,22 -30,31 -14,28 0,21 13,24 25,21 34,27 41,20 45,2! 53,22 52,44 48,68 40,92 28,112 14,126! 2,110 -12,92 -27,74 -40,54 -51,36 -53,16'
const MOUSTACHE = '13,24 4,20 -12,27! 0,31 13,28 25,30 35,25! 24,19'

function beard({ beard: kind, grown }: Looks, at: Frame): Piece {
  const local: Frame = ([x, y]) => at([x, y + 3 * grown])
  if (kind === 'moustache') return shape(local, MOUSTACHE, [], { part: 'beard' })
  const strands =
    kind === 'long'
      ? ['-28,42 -18,66 -4,86', '40,38 36,64 26,92', '8,56 14,82 15,108']
      : ['-26,34 -22,46 -14,56', '40,30 34,44 28,54', '10,48 11,60']
  return shape(
    local,
    kind === 'long' ? LONG : FULL,
    strands.map((text) => line(local, text, 0.85, [0.3, 0.6], kind === 'long' ? 1 : 2)),
    { part: 'beard' },
  )
}
