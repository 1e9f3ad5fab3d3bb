import type { SceneRequest } from '#artist/artist.ts'
import type { PdfOptions } from '#artist/print/page-pdf.ts'
import type { Scene } from '#artist/scene.ts'
import type { Box } from '#artist/drawing.ts'
import type { FigurePlacement, Wish, WishFigure } from '#artist/wish.ts'
import type { RegionMap } from '#domain/coloring/region-map.ts'
import type { WishOutcome } from '#domain/pages/wish-outcome.ts'
import type { Language } from '#domain/text/languages.ts'

/** What to draw: a wish in words, or a scene that is shown in this language. */
export type DrawingRequest = { wish: SceneRequest } | { scene: Scene; language: Language }

/** What the artist understood, before anything is drawn. */
export interface Understanding {
  /** Only what is drawn: the words of the wish are not in it. */
  scene: Scene
  title: string
  description: string
  /** What became of each word of the wish. */
  outcome: WishOutcome
  /** True if nothing of the wish can be drawn. */
  isEmpty: boolean
  /** Wishes close to an empty one that can be drawn. */
  ideas: string[]
}

export interface Drawing extends Understanding {
  svg: string
  /** The lines that were sent first, if the finished picture has grown from them. */
  firstLines?: string
  picture: EditablePicture
  /** The scene as a text for a link; undefined if it is too long for one. */
  link?: string
}

/** The parts of a picture that can be selected and changed. */
export interface EditablePicture {
  /** The nouns of the figures of the scene that it shows, in their order. */
  nouns: readonly string[]
  /** The seed with which it was drawn. */
  seed: number
  /** Width divided by height of the sheet. */
  shape: number
  /** The place that the artist has chosen or that the wish names. */
  place?: string
  /** A mandala has one figure in the middle, which cannot be moved. */
  isMandala: boolean
  /** In paint order. */
  figures: EditableFigure[]
}

export interface EditableFigure {
  /** Its index among the figures of the scene. */
  index: number
  /** Figures that are joined move together. This is the index of the first of them. */
  group: number
  name: string
  /** The box around it, in shares of the sheet. */
  box: Box
  /** Where it is drawn. The first figure of a group has the placement of the whole group. */
  placement: FigurePlacement
  /** Its placement in the scene, if it has one. It may be drawn elsewhere, because nothing leaves the frame. */
  wished?: FigurePlacement
  /** Where it is drawn, without the figures it is joined to. */
  own: FigurePlacement
  poses: PoseChoice[]
  /** False for letters and numbers, which would be reversed. */
  canFlip: boolean
  /** The whole group on a transparent sheet; only the first figure of a group has it. */
  svg?: string
}

export interface PoseChoice {
  pose: string
  verb: string
  name: string
}

export interface FigureSuggestion {
  figure: WishFigure
  name: string
  svg: string
}

export interface PlaceChoice {
  id: string
  name: string
}

/** The parts of a wish that can be added to an existing picture. */
export type ReadWords = Pick<Wish, 'figures' | 'setting' | 'weather' | 'time'>

/** The calls of the worker by name: what it receives and what it returns. */
export interface WorkerCalls {
  /** Reads the words of a language and draws once, so that the first wish does not wait for it. */
  prepare: [input: { language: Language }, output: void]
  understand: [input: DrawingRequest, output: Understanding]
  draw: [input: DrawingRequest, output: Drawing]
  /** The scene of a link, or undefined if the link is damaged. */
  readLink: [input: { link: string; language: Language }, output: Scene | undefined]
  /** A scene of the server, or undefined if it is not one. */
  readScene: [input: { scene: unknown; language: Language }, output: Scene | undefined]
  suggestFigures: [input: { language: Language; like?: string }, output: FigureSuggestion[]]
  listPlaces: [input: { language: Language }, output: PlaceChoice[]]
  readWords: [input: { words: string; language: Language }, output: ReadWords]
  /** Loads the code that the table may need without a connection: other figures and places, printing and coloring. */
  loadForOffline: [input: undefined, output: void]
  /** The regions of a drawing, for coloring it. */
  regionMap: [input: { svg: string; scene: Scene; language: Language }, output: RegionMap]
  pdf: [input: { svg: string; options: PdfOptions }, output: Uint8Array<ArrayBuffer>]
  png: [input: { svg: string }, output: Uint8Array<ArrayBuffer>]
}
export type CallName = keyof WorkerCalls

export interface WorkerRequest<Name extends CallName = CallName> {
  id: number
  name: Name
  input: WorkerCalls[Name][0]
}

/** The first lines are sent before the output of the same call. */
export type WorkerResponse =
  { id: number; firstLines: string } | { id: number; output: unknown } | { id: number; error: string }
