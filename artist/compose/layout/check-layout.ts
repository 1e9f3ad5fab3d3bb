import type { Style } from '#domain/pages/creation-options.ts'
import type { Box } from '../../drawing.ts'
import type { RejectionReason } from '../../gate/gate.ts'
import { CUT_BY_PAGE } from '../figures/noun-lists.ts'

/** A figure of the wish as it appears on the page. */
export interface FigureLayout {
  figureIndex: number
  noun: string
  boxes: Box[]
  /** Visible share of its silhouette. */
  visibleShare: number
  /** Visible share of its face. 1 for a figure without a face. */
  faceVisibleShare: number
  /** The largest share of one of its faces, from the eyes to the mouth, that one other figure or thing covers. */
  faceCoveredShare: number
}

const MIN_VISIBLE_SHARE = 0.6
const MIN_RIDER_VISIBLE_SHARE = 0.12
const MIN_FACE_VISIBLE_SHARE = 0.8
/** Food at a mouth covers less; no other figure may cover a face, not even that of a carried figure. */
const [MAX_FACE_COVERED_SHARE, MAX_RIDER_FACE_COVERED_SHARE] = [0.18, 0.3]

/**
 * Minimum and maximum of the main figure's share of the frame, measured on pages that look right. Pages for
 * toddlers need a larger figure.
 */
const MAIN_SHARE = { simple: [0.16, 0.92], otherStyles: [0.12, 0.88] } as const
/** A main figure with this span may have a small share: long figures like trains and names, and tall ones. */
const ENOUGH_SPAN = 0.62
const ENOUGH_SPAN_UPRIGHT = 0.42

export interface Layout {
  figures: FigureLayout[]
  /** The main figure's box as a share of the frame. */
  mainShare: number
  /** The larger of its width and height, each as a share of the frame: a crocodile is long but not large. */
  mainSpan: number
  /** The edge of the page cuts the thing that the main figure is in, on or under. */
  isCut?: boolean
  /** Much taller than wide. */
  upright: boolean
}

/**
 * Reasons for the gate to reject the layout: a figure is hidden, cut off, too small or too large, or its face is
 * covered.
 */
export function checkLayout(
  layout: Layout,
  frame: Box,
  riders: ReadonlySet<number>,
  style: Style,
): RejectionReason[] {
  const reasons: RejectionReason[] = []
  for (const {
    noun,
    visibleShare,
    faceVisibleShare,
    faceCoveredShare,
    boxes,
    figureIndex,
  } of layout.figures) {
    // Drivers and riders are partly hidden on purpose, so little of them must be visible.
    if (visibleShare < (riders.has(figureIndex) ? MIN_RIDER_VISIBLE_SHARE : MIN_VISIBLE_SHARE))
      reasons.push(`hidden:${noun}`)
    const isRider = riders.has(figureIndex)
    if (
      (faceVisibleShare < MIN_FACE_VISIBLE_SHARE && !isRider) ||
      faceCoveredShare > (isRider ? MAX_RIDER_FACE_COVERED_SHARE : MAX_FACE_COVERED_SHARE)
    )
      reasons.push(`face:${noun}`)
    if (!CUT_BY_PAGE.has(noun) && boxes.some((box) => !within(box, frame))) reasons.push(`cut:${noun}`)
  }
  if (layout.figures.length > 0) {
    const [min, max] = style === 'simple' ? MAIN_SHARE.simple : MAIN_SHARE.otherStyles
    const crowdFactor = layout.figures.length > 2 ? 0.7 : 1
    const enoughSpan = layout.upright ? ENOUGH_SPAN_UPRIGHT : ENOUGH_SPAN
    if (layout.mainShare < min * crowdFactor && layout.mainSpan < enoughSpan) reasons.push('main-small')
    // Wide figures may fill more of a landscape sheet.
    const landscapeAllowance = frame.w > frame.h ? 0.04 : 0
    if (layout.mainShare > max + landscapeAllowance && !layout.isCut) reasons.push('main-large')
  }
  return reasons
}

const SLACK = 3
const within = (box: Box, frame: Box) =>
  box.x >= frame.x - SLACK &&
  box.y >= frame.y - SLACK &&
  box.x + box.w <= frame.x + frame.w + SLACK &&
  box.y + box.h <= frame.y + frame.h + SLACK
