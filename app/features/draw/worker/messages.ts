import type { SceneRequest } from '#artist/artist.ts'
import type { FigureLayout } from '#artist/compose/layout/check-layout.ts'
import type { PdfOptions } from '#artist/print/page-pdf.ts'
import type { Scene } from '#artist/scene.ts'
import type { Difficulty } from '#domain/pages/creation-options.ts'
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
  /** Nothing of the wish can be drawn. */
  isEmpty: boolean
  /** Wishes close to an empty one that can be drawn. */
  ideas: string[]
}

export interface Drawing extends Understanding {
  svg: string
  difficulty: Difficulty
  figures: FigureLayout[]
  /** The scene as a text for a link; undefined if it is too long for one. */
  link?: string
}

/** The calls of the worker by name: what it receives and what it returns. */
export interface WorkerCalls {
  understand: [input: DrawingRequest, output: Understanding]
  draw: [input: DrawingRequest, output: Drawing]
  /** The scene of a link, or undefined if the link is damaged. */
  readLink: [input: { link: string }, output: Scene | undefined]
  pdf: [input: { svg: string; options: PdfOptions }, output: Uint8Array<ArrayBuffer>]
  png: [input: { svg: string }, output: Uint8Array<ArrayBuffer>]
}
export type CallName = keyof WorkerCalls

export interface WorkerRequest<Name extends CallName = CallName> {
  id: number
  name: Name
  input: WorkerCalls[Name][0]
}

export type WorkerResponse = { id: number; output: unknown } | { id: number; error: string }
